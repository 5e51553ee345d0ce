// What tells whether the packages are installed. Runs under whatever Node the machine has.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The Node the shop is made for; an older one can only install it. */
export const NEEDED_NODE = 26

const stamp = path.join('node_modules', '.lock-hash')

/** An unpacked release brings its pages, so it needs none of the packages for development. */
export function isRelease() {
  return fs.existsSync('release.json')
}

export function isInstalled() {
  if (isRelease()) return hasPackagesToRun()
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockHash()
}

export function markInstalled() {
  fs.writeFileSync(stamp, lockHash())
}

export function majorOf(version) {
  return Number(version.split('.')[0])
}

/** Whoever ran `npm ci --omit=dev` left no stamp; what npm wrote down of its work says the same. */
function hasPackagesToRun() {
  const done = path.join('node_modules', '.package-lock.json')
  if (!fs.existsSync(done)) return false
  const installed = packagesOf(done)
  return Object.entries(packagesOf('package-lock.json')).every(([folder, wanted]) => {
    if (folder === '' || wanted.dev || wanted.optional || wanted.devOptional) return true
    const found = installed[folder]
    return found !== undefined && found.version === wanted.version
  })
}

function packagesOf(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages
}

function lockHash() {
  return createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex')
}
