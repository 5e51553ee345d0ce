import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { RELEASE_FILE, readRelease } from '#server/platform/release.ts'

import { isBuilt } from './build-stamp.ts'
import { packageNotices } from './package-notices.ts'
import { runCommand } from './run-command.ts'
import { type ArchivedFile, tarArchive } from './tar-archive.ts'

// npm run release -- [--out folder]: one archive of what a production machine needs, with its lockfile,
// pages, checksums and notices. Two runs on one commit make the same bytes.
const { values } = parseArgs({ options: { out: { type: 'string', default: 'releases' } } })
process.chdir(path.resolve(import.meta.dirname, '..'))

/** Pages are built already, and tests, benches and their settings stay at home. */
const FOLDERS = [
  'contract',
  'database',
  'deploy',
  'docs',
  'i18n',
  'payment-sandbox',
  'scripts',
  'server',
]
const FILES = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'THIRD-PARTY-NOTICES.md',
  'package-lock.json',
  'package.json',
]
const SUMS = 'SHA256SUMS'

if (!isBuilt())
  await mustRun([process.execPath, 'scripts/build.ts'], 'The pages could not be built')
const { version } = readRelease()
const name = `octavo-${version}`
const { commit, at } = await sourceOf()
const files = [
  ...(await ownFiles()),
  ...filesBelow('dist'),
  text('PACKAGES.md', packageNotices(readFileSync('package-lock.json', 'utf8'))),
  text(RELEASE_FILE, `${JSON.stringify({ version, commit, released_at: at.toISOString() })}\n`),
].toSorted((a, b) => (a.name < b.name ? -1 : 1))
const sums = files.map((file) => `${sha256(file.content)}  ${file.name}\n`).join('')
const inFolder = [...files, text(SUMS, sums)].map((file) => ({
  ...file,
  name: `${name}/${file.name}`,
}))
const archive = await tarArchive(inFolder, at)
mkdirSync(values.out, { recursive: true })
const archiveFile = path.join(values.out, `${name}.tar.gz`)
writeFileSync(archiveFile, archive)
writeFileSync(`${archiveFile}.sha256`, `${sha256(archive)}  ${name}.tar.gz\n`)
const megabytes = (archive.length / 1_000_000).toFixed(1)
console.log(`${archiveFile}: ${inFolder.length} files, ${megabytes} MB, of ${commit}`)

/** What differs from the commit is in the archive, too, and its name says so. */
async function sourceOf(): Promise<{ commit: string; at: Date }> {
  const head = await mustRun(['git', 'log', '-1', '--format=%H %ct'], 'This is no checkout of git')
  const changes = await mustRun(['git', 'status', '--porcelain'], 'git does not answer')
  const [hash = '', seconds] = head.trim().split(' ')
  return {
    commit: changes.trim() === '' ? hash : `${hash}, with changes`,
    at: new Date(Number(seconds) * 1000),
  }
}

/** Those git knows: nothing that happens to lie around. */
async function ownFiles(): Promise<ArchivedFile[]> {
  const listed = await mustRun(
    [
      'git',
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      '--',
      ...FOLDERS,
      ...FILES,
    ],
    'git does not answer',
  )
  const names = listed.split('\0').filter((file) => file !== '' && !file.includes('.test.'))
  return names.map((file) => ({ name: file, content: readFileSync(file) }))
}

function filesBelow(folder: string): ArchivedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return { name: file.replaceAll(path.sep, '/'), content: readFileSync(file) }
    })
}

function text(file: string, content: string): ArchivedFile {
  return { name: file, content: Buffer.from(content) }
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

async function mustRun(command: readonly string[], sentence: string): Promise<string> {
  const { code, output } = await runCommand(command)
  if (code !== 0) throw new Error(`${sentence}:\n${output}`)
  return output
}
