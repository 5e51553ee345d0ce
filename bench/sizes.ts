import { sql } from 'kysely'
import pg from 'pg'

import { openDatabase } from '#database/pool.ts'
import { growCustomers } from '#database/seeds/volume-customers.ts'
import { growDesk } from '#database/seeds/volume-desk.ts'
import { growOrders } from '#database/seeds/volume-orders.ts'
import { growCatalogue } from '#database/seeds/volume.ts'

export interface Size {
  /** Of the database. */
  name: string
  articles: number
  orders: number
  /** Each with ten wishes. */
  customers: number
  /** Rows of every other list of the back office. */
  deskRows: number
}

export const SIZES: readonly [Size, ...Size[]] = [
  { name: 'small', articles: 2_000, orders: 2_000, customers: 1_000, deskRows: 1_000 },
  { name: 'middle', articles: 100_000, orders: 200_000, customers: 100_000, deskRows: 100_000 },
  { name: 'large', articles: 500_000, orders: 1_000_000, customers: 100_000, deskRows: 100_000 },
]

export function databaseOf(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/**
 * Makes a database of each size. Only the catalogues are copies of one another, so that each size has the
 * smaller one's articles under their ids; what else grows is written for the size, over its articles.
 */
export async function makeSizes(
  url: string,
  seeded: string,
  sizes: readonly Size[],
  onProgress: (step: string) => void,
): Promise<void> {
  let basis = seeded
  for (const size of sizes) {
    const catalogue = `catalogue_of_${size.name}`
    // oxlint-disable-next-line no-await-in-loop -- one disk, and each begins as a copy of the one before
    await copyDatabase(url, basis, catalogue)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await grown(url, catalogue, (db) => growCatalogue(db, size.articles, onProgress))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await copyDatabase(url, catalogue, size.name)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await grown(url, size.name, async (db) => {
      await growCustomers(db, size.customers, onProgress)
      await growOrders(db, size.orders, onProgress)
      await growDesk(db, size.deskRows, onProgress)
    })
    basis = catalogue
  }
}

async function copyDatabase(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseOf(url, 'postgres') })
  await client.connect()
  await client.query(`create database ${to} template ${from}`)
  await client.end()
}

async function grown(
  url: string,
  name: string,
  grow: (db: ReturnType<typeof openDatabase>) => Promise<void>,
): Promise<void> {
  const db = openDatabase(databaseOf(url, name), { statementTimeoutMs: 0 })
  await grow(db)
  await sql`vacuum analyze`.execute(db)
  await db.destroy()
}
