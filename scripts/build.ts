import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { createBuilder } from 'vite'

import { buildHash, STAMP } from './build-stamp.ts'

process.chdir(path.resolve(import.meta.dirname, '..'))
process.env['NODE_ENV'] = 'production'

// Built beside and swapped in, so that a running shop never serves half a build and two builds at a
// time do not mix.
const unfinished = `dist.${process.pid}`
const hash = buildHash()
try {
  const builder = await createBuilder({
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: `${unfinished}/client` } },
      ssr: { build: { outDir: `${unfinished}/server` } },
    },
  })
  await builder.buildApp()
  writeFileSync(path.join(unfinished, STAMP), hash)
  rmSync('dist', { recursive: true, force: true })
  renameSync(unfinished, 'dist')
} finally {
  rmSync(unfinished, { recursive: true, force: true })
}
