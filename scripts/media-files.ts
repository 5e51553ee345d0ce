import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

import type { Manifest } from '#database/backup/manifest.ts'

type Files = Manifest['files']

/** Copies every file of a folder; answers them with their checksums. None where there is no folder. */
export async function copyFiles(from: string, to: string): Promise<Files> {
  if (!existsSync(from)) return []
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .toSorted()
  const files: Files = []
  for (const name of names) {
    const target = path.join(to, name)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(from, name), target)
    files.push({ name, ...(await checksumOfFile(target)) })
  }
  return files
}

/** Names of the files that are not, or not as they were. */
export async function differingFiles(folder: string, files: Files): Promise<string[]> {
  const differing: string[] = []
  for (const { name, sha256 } of files) {
    const file = path.join(folder, name)
    if (!existsSync(file) || (await checksumOfFile(file)).sha256 !== sha256) differing.push(name)
  }
  return differing
}

async function checksumOfFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk as Buffer)
    bytes += (chunk as Buffer).length
  }
  return { bytes, sha256: hash.digest('hex') }
}
