import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/
const WORTH_BYTES = 512

/** Lays a `.br` and a `.gz` beside every text file of the client build, at the best level: the server only sends them. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Not when the bundle is closed: that comes after a failed build, too, and would hide why it failed.
    async writeBundle() {
      const { outDir } = this.environment.config.build
      const files = await readdir(outDir, { recursive: true, withFileTypes: true })
      const texts = files.filter(
        (file) =>
          file.isFile() && COMPRESSIBLE.test(file.name) && !file.parentPath.endsWith('.vite'),
      )
      await Promise.all(texts.map((file) => compressFile(path.join(file.parentPath, file.name))))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < WORTH_BYTES) return
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}
