import { databaseUrl } from '#database/embedded/postmaster.ts'
import { startEmbedded } from '#database/embedded/start-embedded.ts'
import { readState } from '#database/embedded/state.ts'
import { openDatabase, readRows } from '#database/pool.ts'
import type { Config } from '#server/platform/config.ts'

export interface ShopDatabase {
  url: string
  /** Stops what was started for this. */
  close(): Promise<void>
}

/** The database of DATABASE_URL, or that of the data folder: the running one, or started for a while. */
export async function openShopDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'OCTAVO_DATA_DIR'>,
): Promise<ShopDatabase> {
  const { DATABASE_URL: own, OCTAVO_DATA_DIR: dataDir } = config
  if (own !== undefined) return { url: own, close: async () => undefined }
  const state = readState(dataDir)
  if (state !== undefined && (await answers(databaseUrl(state))))
    return { url: databaseUrl(state), close: async () => undefined }
  const embedded = await startEmbedded({ dataDir, log: (line) => console.log(line) })
  return { url: embedded.url, close: () => embedded.stop() }
}

async function answers(url: string): Promise<boolean> {
  const db = openDatabase(url, { max: 1, onConnectionLost: () => undefined })
  try {
    await readRows(db, 'select 1')
    return true
  } catch {
    return false
  } finally {
    await db.destroy()
  }
}
