import { freePort } from '#database/embedded/postmaster.ts'
import type { Db } from '#database/pool.ts'

import { startMeasured } from './measured-server.ts'
import { deskLine, measureDesk } from './order-desk.ts'

/** The back office after three years. */
export async function deskTable(db: Db, databaseUrl: string): Promise<string> {
  const shop = await startMeasured('shop-server.ts', {
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort(0)),
  })
  try {
    const figures = await measureDesk(db, shop)
    return [
      'Staff at work in the largest of these shops, one call at a time:',
      '',
      '| what | p50 ms | p95 ms | growing tables read from end to end |',
      '|---|---|---|---|',
      ...figures.map(deskLine),
    ].join('\n')
  } finally {
    await shop.stop()
  }
}
