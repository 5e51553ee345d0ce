import path from 'node:path'

import { type Manifest, readManifest } from '#database/backup/manifest.ts'
import { restoreDatabase, RestoreRefused } from '#database/backup/restore-database.ts'
import { openDatabase } from '#database/pool.ts'
import { applySchema } from '#payment-sandbox/apply-schema.ts'
import type { SandboxDb } from '#payment-sandbox/tables.ts'
import { openJobs } from '#server/platform/job-queue.ts'

import { MEDIA_FOLDER } from './back-up-shop.ts'
import { copyFiles, differingFiles } from './media-files.ts'

const QUIET = { warn: () => undefined, error: () => undefined }

/** Brings a backup back into an empty database and the media folder. Throws `RestoreRefused`. */
export async function restoreShop({
  url,
  dataDir,
  folder,
  isVerified,
}: {
  url: string
  dataDir: string
  folder: string
  isVerified: boolean
}): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const damaged = await differingFiles(path.join(folder, MEDIA_FOLDER), manifest.files)
  if (damaged.length > 0)
    throw new RestoreRefused(`These files of the backup are damaged: ${damaged.join(', ')}`)
  await restoreDatabase({
    url,
    folder,
    manifest,
    isVerified,
    beforeTables: () => makeSandboxTables(url, manifest),
  })
  await copyFiles(path.join(folder, MEDIA_FOLDER), path.join(dataDir, MEDIA_FOLDER))
  await sendJobs(url, manifest)
  return manifest
}

/** The test gateway keeps its payments in a schema of its own. */
async function makeSandboxTables(url: string, { tables }: Manifest): Promise<void> {
  if (!tables.some(({ name }) => name.startsWith('payment_sandbox.'))) return
  const db = openDatabase(url, { max: 1, statementTimeoutMs: 0 })
  try {
    // The gateway has tables of its own, which the shop's schema does not name.
    await applySchema(db as unknown as SandboxDb)
  } finally {
    await db.destroy()
  }
}

/** Makes the queues; what waited in them waits again. */
async function sendJobs(url: string, { jobs }: Manifest): Promise<void> {
  const queue = await openJobs(url, QUIET, { isWorker: false })
  const db = openDatabase(url, { max: 1 })
  try {
    const queues = [...new Set(jobs.map((job) => job.queue))]
    await queue.declare(queues.map((name) => ({ queue: name, run: async () => undefined })))
    await db.transaction().execute(async (trx) => {
      for (const job of jobs) await queue.send(trx, job.queue, job.data)
    })
  } finally {
    await db.destroy()
    await queue.stop()
  }
}
