import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod'

/** What a backup holds, with the checksum of each part; written last, so that a half one has none. */
export const Manifest = z.object({
  format: z.literal(1),
  created_at: z.string(),
  /** Applied when it was made, in order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.int().nullable() })),
  /** Work that waited in the queue. */
  jobs: z.array(z.object({ queue: z.string(), data: z.record(z.string(), z.unknown()) })),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

const NAME = 'manifest.json'

export async function readManifest(folder: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(path.join(folder, NAME), 'utf8')))
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, NAME), `${JSON.stringify(manifest, undefined, 2)}\n`)
}

export function tableFile(folder: string, name: string): string {
  return path.join(folder, 'tables', `${name}.gz`)
}
