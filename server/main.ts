import { listen } from '#database/listen.ts'
import { openDatabase, readRows } from '#database/pool.ts'

import { createApp } from './app.ts'
import { referencesReader } from './catalogue/references.ts'
import { createReaderCache } from './platform/cached-reader.ts'
import type { Config } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { settingsReader } from './settings/read-settings.ts'
import type { Shop } from './shop.ts'

export interface ServerOptions {
  config: Config
  databaseUrl: string
  clock?: () => Date
  /** Pages through Vite's middleware, with hot reload. */
  isDevelopment?: boolean
}

export interface RunningServer {
  /** `http://127.0.0.1:3000`; undefined for a process that only runs jobs. */
  address: string | undefined
  close(): Promise<void>
}

/** Opens everything and serves the role of this process: web, jobs or both. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, databaseUrl, clock = () => new Date() } = options
  const log = createLog(config.OCTAVO_LOG)
  const metrics = createMetrics()
  const db = openDatabase(databaseUrl, {
    onQuery: ({ durationMs }) => metrics.queried(durationMs),
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  })
  const cache = createReaderCache()
  const changes = await listen(databaseUrl, 'cache_changed', cache.changed, { onGap: cache.dropAll })
  const shop: Shop = {
    db,
    cache,
    settings: settingsReader(db, cache),
    references: referencesReader(db, cache),
    clock,
    log,
    publicUrl: config.OCTAVO_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
  }
  const canServe = async () => (await readRows(db, 'select 1 as one')).length === 1
  const app = await createApp(shop, { config, metrics, canServe, isDevelopment: options.isDevelopment ?? false })
  const address = await app.listen({ host: config.HOST, port: config.PORT })
  return {
    address,
    async close() {
      await app.close()
      await changes.close()
      await db.destroy()
    },
  }
}
