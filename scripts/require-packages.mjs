// Loaded before every script that bootstrap.mjs prepares: where npm is told to ignore scripts, it
// leaves out the preparing ones too.
import module from 'node:module'
import path from 'node:path'
import process from 'node:process'

import { isInstalled, majorOf, NEEDED_NODE } from './installed-packages.mjs'

if (!isInstalled() || majorOf(process.versions.node) < NEEDED_NODE) {
  console.error(
    'The packages are not installed, or not those of package-lock.json, because npm is set to ignore scripts (ignore-scripts). Run "node scripts/bootstrap.mjs" and then this command again.',
  )
  process.exit(1)
}

// A start reads a thousand files: compiled before, they take half the time. Where nothing can be
// written, nothing is kept.
module.enableCompileCache?.(path.join(import.meta.dirname, '../node_modules/.cache/compiled'))
