import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'

import { backUpDatabase } from '#database/backup/back-up.ts'
import { type Manifest, writeManifest } from '#database/backup/manifest.ts'

import { copyFiles } from './media-files.ts'

export const MEDIA_FOLDER = 'media'

/** Writes a backup of tables and files into a new folder; it has its name only once it is whole. */
export async function backUpShop({
  url,
  dataDir,
  folder,
  now,
}: {
  url: string
  dataDir: string
  folder: string
  now: Date
}): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`
  await mkdir(path.dirname(unfinished), { recursive: true })
  await mkdir(unfinished)
  const parts = await backUpDatabase(url, unfinished)
  // After the tables: whatever file they name is there, since files are only ever added.
  const files = await copyFiles(
    path.join(dataDir, MEDIA_FOLDER),
    path.join(unfinished, MEDIA_FOLDER),
  )
  const manifest: Manifest = { format: 1, created_at: now.toISOString(), ...parts, files }
  await writeManifest(unfinished, manifest)
  await rename(unfinished, folder)
  return manifest
}
