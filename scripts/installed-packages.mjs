// What tells whether the packages are installed. Runs under whatever Node the machine has.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The Node the shop is made for; an older one can only install it. */
export const NEEDED_NODE = 26

const stamp = path.join('node_modules', '.lock-hash')

export function isInstalled() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockHash()
}

export function markInstalled() {
  fs.writeFileSync(stamp, lockHash())
}

export function majorOf(version) {
  return Number(version.split('.')[0])
}

function lockHash() {
  return createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex')
}
