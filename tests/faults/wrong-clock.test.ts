import { describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { endExpiredCheckouts } from '#server/settlement/end-expired-checkouts.ts'
import { reconcilePayments } from '#server/settlement/reconcile-payments.ts'
import {
  addToCart,
  articleId,
  eventually,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
} from '#tests/support/buying.ts'
import { isFull, tell } from '#tests/support/full-run.ts'
import { deskOf } from '#tests/support/order-desk.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HOLD_MINUTES = 15

describe.runIf(isFull)('F15 a clock that is wrong, or turns a year', async () => {
  let now = () => new Date()
  const shop = await givenShop({ clock: () => now() })
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 5_000)

  const holdMinutes = async (intentId: string) => {
    const [row] = await readRows<{ minutes: number; state: string }>(
      shop.db,
      `select extract(epoch from c.expires_at - now())::int / 60.0 as minutes, c.state from checkouts c
      join payment_intents i on i.checkout_id = c.id where i.id = $1`,
      [intentId],
    )
    return row
  }

  test.each([
    ['5 minutes behind', -5 * MINUTE_MS],
    ['5 minutes ahead', 5 * MINUTE_MS],
    ['a day behind', -DAY_MS],
    ['a day ahead', DAY_MS],
  ])('%s: holds last 15 minutes, and who pays has an order', async (_, offset) => {
    now = () => new Date(Date.now() + offset)
    const guest = newGuest()
    await addToCart(shop, guest, article)
    const intent = await givenIntent(shop, guest)
    await endExpiredCheckouts(shop.server.shop)
    const hold = await holdMinutes(intent.id)
    expect(hold?.state).toBe('open')
    expect(Number(hold?.minutes)).toBeGreaterThan(HOLD_MINUTES - 1)
    expect(Number(hold?.minutes)).toBeLessThanOrEqual(HOLD_MINUTES)
    await pay(shop, intent)
    expect((await placeOrder(shop, guest, intent)).status).toBeLessThan(300)
    await reconcilePayments(deskOf(shop))
    const found = await eventually(
      () => shop.audit(),
      ({ length }) => length === 0,
    )
    expect(found).toEqual([])
  })

  test.each([
    ['the last second of the year in Brussels', '2027-12-31T22:59:59Z', 2027, '2027-12-31'],
    ['the first second of the next', '2027-12-31T23:00:00Z', 2028, '2028-01-01'],
    ['29 February', '2028-02-29T12:00:00Z', 2028, '2028-02-29'],
    ['the hour that summer time leaves out', '2028-03-26T01:30:00Z', 2028, '2028-03-26'],
    ['the hour that comes twice in autumn', '2028-10-29T00:30:00Z', 2028, '2028-10-29'],
    ['midnight of a summer day in Brussels', '2028-06-30T22:00:00Z', 2028, '2028-07-01'],
  ])('%s: the invoice is of its own year and day', async (_, at, year, day) => {
    now = () => new Date(at)
    const guest = newGuest()
    await addToCart(shop, guest, article)
    const intent = await givenIntent(shop, guest)
    await pay(shop, intent)
    const placed = await placeOrder(shop, guest, intent)
    const documents = await eventually(
      () =>
        readRows<{ year: number; issued_on: string; number: string }>(
          shop.db,
          'select year, issued_on::text, number from documents where order_id = $1',
          [placed.body.data.id],
        ),
      ({ length }) => length === 1,
    )
    expect(documents).toMatchObject([{ year, issued_on: day }])
    const { estimated_delivery: arrives } = placed.body.data
    expect(arrives > day).toBe(true)
    expect(new Date(arrives).getUTCDay()).not.toBe(0)
    tell(`F15: ${at}: ${documents[0]?.number} of ${documents[0]?.issued_on}, arrives ${arrives}`)
    const found = await eventually(
      () => shop.audit(),
      ({ length }) => length === 0,
    )
    expect(found).toEqual([])
  })
})
