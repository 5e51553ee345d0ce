import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { readRows } from '#database/pool.ts'
import { finishRefunds } from '#server/orders/finish-refund.ts'
import { callAt } from '#tests/support/api-call.ts'
import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { deskOf } from '#tests/support/order-desk.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

const ROUNDS = process.env.OCTAVO_TEST_FULL === '1' ? 50 : 3
const ORDERS = 6
const KILLED_WITHIN_MS = 250

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 5000)
const staff = await givenPerson(shop, 'admin')
const customer = await givenPerson(shop)

/** What stands in a table per order: money in cents, or how many. */
async function perOrder(sql: string, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await readRows<{ id: number; amount: number }>(shop.db, sql, [ids])
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

const GIVEN_BACK = `select p.order_id as id, sum(r.amount)::int as amount from payment_sandbox.refunds r
  join payments p on p.transaction_id = r.payment_intent where p.order_id = any($1) group by 1`
const RECORDED = `select order_id as id, sum(amount_cents)::int as amount from refunds
  where order_id = any($1) and status = 'succeeded' group by 1`

test(`kill -9 while refunding and cancelling, ${ROUNDS} times: what is recorded is what was given back`, async () => {
  let refunded = 0
  for (let round = 0; round < ROUNDS; round++) {
    const orders = []
    for (let count = 0; count < ORDERS; count++)
      orders.push(await givenCustomerOrder(shop, customer, [article], { quantity: 2 }))
    const ids = orders.map(({ id }) => id)
    const port = await freePort(0)
    const web = await startWorkerProcess(shop.url, { OCTAVO_ROLE: 'all', PORT: String(port) })
    const call = callAt(`http://127.0.0.1:${port}`)
    const { token } = staff
    const calls = ids.map((id, index) =>
      call('POST', `/api/admin/orders/${id}/${index % 2 === 0 ? 'refunds' : 'cancel'}`, {
        token,
        body: index % 2 === 0 ? { amount: '1.00' } : {},
        headers: { 'idempotency-key': `round ${round}` },
      }).catch(() => undefined),
    )
    await sleep(Math.random() * KILLED_WITHIN_MS)
    web.kill('SIGKILL')
    await Promise.all(calls)

    // staff press again where no answer came
    await Promise.all(
      ids.map((id, index) =>
        shop.call('POST', `/api/admin/orders/${id}/${index % 2 === 0 ? 'refunds' : 'cancel'}`, {
          token,
          body: index % 2 === 0 ? { amount: '1.00' } : {},
          headers: { 'idempotency-key': `round ${round}` },
        }),
      ),
    )
    await readRows(
      shop.db,
      "update refunds set created_at = created_at - interval '1 minute' where status = 'pending'",
    )
    await finishRefunds(deskOf(shop))
    const given = await perOrder(GIVEN_BACK, ids)
    expect(await perOrder(RECORDED, ids)).toEqual(given)
    for (const [index, order] of orders.entries())
      expect(given.get(order.id)).toBe(
        index % 2 === 0 ? 100 : Math.round(Number(order['total']) * 100),
      )
    refunded += given.size
    expect(
      await eventually(
        () => shop.audit(),
        (found) => found.length === 0,
      ),
    ).toEqual([])
  }
  expect(refunded).toBe(ROUNDS * ORDERS)
})
