import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

/** Tables that grow with the shop: no hot path may read one from end to end. */
const GROWING = [
  'products',
  'fits',
  'product_keys',
  'printer_keys',
  'stock',
  'stock_movements',
  'cart_items',
  'carts',
  'orders',
  'order_items',
  'checkouts',
  'price_history',
  'product_images',
  'users',
  'sessions',
  'session_tokens',
  'notifications',
  'wishlist_items',
  'addresses',
]

export interface Plan {
  statement: string
  /** Tables that are read from end to end. */
  scans: string[]
  text: string
}

/** The plan of a prepared statement as PostgreSQL would run it for any parameters. */
export async function planOf(db: Db, statement: string): Promise<Plan> {
  const { rows } = await sql
    .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`)
    .execute(db)
  const text = rows.map((row) => row['QUERY PLAN']).join('\n')
  const scans = [...text.matchAll(/Seq Scan on (\w+)/g)]
    .map(([, table]) => table ?? '')
    .filter((table) => GROWING.includes(table))
  return { statement: statement.replaceAll(/\s+/g, ' ').slice(0, 110), scans, text }
}
