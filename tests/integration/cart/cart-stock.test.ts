import { expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()

test.each(['single', 'pack', 'colors'])(
  'what a cart may take of a %s article is found without reading the whole shelf',
  async (kind) => {
    const [article] = await readRows<{ id: number; color: number | null }>(
      shop.db,
      `select p.id, (select k.id from product_colors k where k.product_id = p.id limit 1) as color
      from products p where p.stock_kind = $1 and p.in_stock limit 1`,
      [kind],
    )
    const rowsRead = await shop.db.connection().execute(async (connection) => {
      const readSoFar = async () => {
        await readRows(connection, 'select pg_stat_force_next_flush()')
        const [row] = await readRows<{ rows: number }>(
          connection,
          `select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'stock'`,
        )
        return row?.rows ?? Number.NaN
      }
      const before = await readSoFar()
      // A plan for all values is made at the sixth call.
      for (let call = 0; call < 10; call++) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const [stock] = await readRows<{ pieces: number }>(
          connection,
          'select stock_for_cart($1, $2, $3, null) as pieces',
          [article?.id, kind, article?.color],
        )
        expect(stock?.pieces).toBeGreaterThan(0)
      }
      return (await readSoFar()) - before
    })
    expect(rowsRead).toBeLessThan(100)
  },
)
