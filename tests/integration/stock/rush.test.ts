import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { type Db, readRows } from '#database/pool.ts'
import { buffersOf } from '#tests/support/buffers.ts'
import { givenDatabase } from '#tests/support/database.ts'

const BUYERS = 400

const { db } = await givenDatabase('demo')

/** Buyers who came since PostgreSQL last looked: each has a cart, and a checkout that holds the same article. */
async function givenRush(): Promise<{ cart: number; article: number }> {
  const [found] = await readRows<{ id: number }>(
    db,
    `select p.id from products p where p.status = 'active' and p.stock_kind = 'single' order by p.id limit 1`,
  )
  const article = found?.id ?? 0
  await sql`with bought as (
      insert into carts (guest_hash) select sha256(('rush ' || n)::bytea) from generate_series(1, ${BUYERS}::int) n
      returning id, guest_hash
    ), held as (
      insert into checkouts (guest_hash, cart_id, language, state, customer_type, details, payment_method, subtotal_cents,
        shipping_fee_cents, tax_cents, tax_lines, total_cents, is_vat_exempt, expires_at)
      select b.guest_hash, b.id, k.language, 'open', k.customer_type, k.details, k.payment_method, k.subtotal_cents,
        k.shipping_fee_cents, k.tax_cents, k.tax_lines, k.total_cents, k.is_vat_exempt, now() + interval '15 minutes'
      from bought b cross join (select * from checkouts order by id limit 1) k returning id
    )
    insert into stock_holds (checkout_id, product_id, quantity) select id, ${article}, 1 from held`.execute(
    db,
  )
  await sql`update stock set on_hand = ${BUYERS + 1}, reserved = ${BUYERS} where product_id = ${article}`.execute(
    db,
  )
  const [last] = await readRows<{ id: number }>(db, 'select max(cart_id) as id from checkouts')
  return { cart: last?.id ?? 0, article }
}

test('a cart reads its own holds, not those of all who buy the article', async () => {
  const { cart, article } = await givenRush()
  const read = (from: Db) =>
    readRows<{ pieces: number }>(
      from,
      `select stock_for_cart($1, 'single', null, $2) as pieces from carts where id = $2`,
      [article, cart],
    )
  expect(await read(db)).toEqual([{ pieces: 2 }])
  expect(await buffersOf(db, read)).toBeLessThanOrEqual(60)
})
