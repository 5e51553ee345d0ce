import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { startEmbedded } from '#database/embedded/start-embedded.ts'

/** Data that live for minutes need no protection from a power cut: several times faster to fill. */
const FAST_BUT_NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
}

export interface TemporaryDatabase {
  url: string
  /** The temporary folder; others of the same run may put things beside the database. */
  dataDir: string
  stop(): Promise<void>
}

/** An embedded PostgreSQL in a temporary folder, removed when it stops. */
export async function startTemporaryDatabase(): Promise<TemporaryDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'octavo-'))
  // The folder is 0700; PostgreSQL may run as another user, who has to pass through it.
  await chmod(dataDir, 0o711)
  const embedded = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings: FAST_BUT_NOT_DURABLE,
  })
  return {
    url: embedded.url,
    dataDir,
    async stop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
