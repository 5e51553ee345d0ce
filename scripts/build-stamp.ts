import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { RELEASE_FILE } from '#server/platform/release.ts'

export const STAMP = 'built-from'

/** Everything the pages are built from. */
const SOURCES = [
  'web/**',
  'contract/**',
  'i18n/**',
  'vite.config.ts',
  'scripts/app-files.ts',
  'scripts/precompress.ts',
  'package-lock.json',
]

/** Changes when a build would come out differently. */
export function buildHash(): string {
  const hash = createHash('sha256')
  for (const entry of sources()) {
    hash.update(entry).update('\0').update(readFileSync(entry)).update('\0')
  }
  return hash.digest('hex')
}

/** A release holds its pages and not what they are built from. */
export function isBuilt(): boolean {
  const stamp = path.join('dist', STAMP)
  if (existsSync(RELEASE_FILE)) return existsSync(stamp)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildHash()
}

function sources(): string[] {
  const entries = globSync(SOURCES, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return files.map((file) => path.relative('.', path.join(file.parentPath, file.name))).toSorted()
}
