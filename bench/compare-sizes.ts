import { freePort } from '#database/embedded/postmaster.ts'
import { openDatabase } from '#database/pool.ts'

import { growthTable, hasGrown, statementTable } from './growth-report.ts'
import { type GrownShop, measureRead, type MeasuredRead } from './measure-reads.ts'
import { startMeasured } from './measured-server.ts'
import { readsOf } from './reads.ts'
import { databaseOf, makeSizes, type Size } from './sizes.ts'

const EFFORT = { rounds: 3, roundMs: 400 }

export interface Comparison {
  table: string
  statements: string
  /** Names of the reads that cost more than half as much again. */
  grown: string[]
}

/** Every read of the shop at every size, one shop beside the other on one PostgreSQL. */
export async function compareSizes(
  url: string,
  seeded: string,
  sizes: readonly Size[],
): Promise<Comparison> {
  await makeSizes(url, seeded, sizes, (step) => console.log(step))
  const shops: GrownShop[] = []
  try {
    for (const { name } of sizes) {
      // oxlint-disable-next-line no-await-in-loop -- one start after the other
      shops.push(await openShop(url, name))
    }
    const measured = await measureAll(shops)
    return {
      table: growthTable(measured),
      statements: statementTable(measured),
      grown: measured.filter(hasGrown).map(({ name }) => name),
    }
  } finally {
    await Promise.all(shops.flatMap(({ server, db }) => [server.stop(), db.destroy()]))
  }
}

async function openShop(url: string, name: string): Promise<GrownShop> {
  const server = await startMeasured('shop-server.ts', {
    DATABASE_URL: databaseOf(url, name),
    PORT: String(await freePort(0)),
    OCTAVO_PAGE_MEMORY_SECONDS: '0',
  })
  return { name, server, db: openDatabase(databaseOf(url, name), { statementTimeoutMs: 0 }) }
}

async function measureAll(shops: readonly GrownShop[]): Promise<MeasuredRead[]> {
  // The same in every shop: the subjects are the oldest of their kind.
  const [reads = []] = await Promise.all(shops.map(({ db }) => readsOf(db)))
  const measured: MeasuredRead[] = []
  for (const read of reads) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time is what is measured
    const one = await measureRead(shops, read, EFFORT)
    console.log(growthTable([one]).split('\n')[2])
    measured.push(one)
  }
  return measured
}
