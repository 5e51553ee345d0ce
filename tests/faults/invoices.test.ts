import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { inTransaction } from '#database/transaction.ts'
import { issueInvoice } from '#server/invoices/issue-invoice.ts'
import { givenShop } from '#tests/support/shop.ts'

const ORDERS = process.env['OCTAVO_TEST_FULL'] === '1' ? 500 : 100
/** So many of them are asked for twice at the same moment, so many are rolled back the first time. */
const EACH = 5

// As a web process, so that only this test issues.
const shop = await givenShop({
  environment: { OCTAVO_ROLE: 'web', OCTAVO_PUBLIC_URL: 'http://127.0.0.1' },
})

test(`F27: ${ORDERS} invoices issued at once, some twice, some rolled back, have no gap and no double`, async () => {
  const ids = await ordersWithoutInvoice()
  const issue = (id: number) =>
    inTransaction(shop.db, (trx) => issueInvoice(trx, shop.server.shop, id))
  const rolledBack = (id: number) =>
    inTransaction(shop.db, async (trx) => {
      await issueInvoice(trx, shop.server.shop, id)
      throw new Error('rolled back')
    }).catch(() => undefined)
  await inGroups(
    ids.flatMap((id, index) => [
      ...(index % EACH === 0 ? [() => rolledBack(id)] : []),
      ...(index % EACH === 1 ? [() => issue(id)] : []),
      () => issue(id),
    ]),
  )
  await inGroups(ids.map((id) => () => issue(id)))
  const rows = await shop.db
    .selectFrom('documents')
    .select(['year', 'sequence'])
    .where('order_id', 'in', ids)
    .execute()
  expect(rows).toHaveLength(ids.length)
  expect((await shop.audit()).filter(({ invariant }) => invariant === 'I7')).toEqual([])
})

/** Those of the demo have one: the newest ones lose it, as if nobody had asked yet. */
async function ordersWithoutInvoice(): Promise<number[]> {
  await sql`alter table documents disable trigger documents_not_emptied`.execute(shop.db)
  await sql`truncate documents, document_files, e_invoices, document_counters`.execute(shop.db)
  await sql`alter table documents enable trigger documents_not_emptied`.execute(shop.db)
  const rows = await shop.db
    .selectFrom('payments')
    .select('order_id')
    .where('paid_at', 'is not', null)
    .orderBy('order_id')
    .limit(ORDERS)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** All at once, as far as the connections reach; a caller waits no longer for one than a request would. */
async function inGroups(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...work]
  await Promise.all(
    Array.from({ length: 48 }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next()
    }),
  )
}
