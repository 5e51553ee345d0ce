import { setTimeout as sleep } from 'node:timers/promises'

import { expect, inject, test } from 'vitest'

import { writeMail } from '#server/mails/outbox.ts'
import { openJobs } from '#server/platform/job-queue.ts'
import {
  addToCart,
  articleId,
  eventually,
  givenIntent,
  givenStock,
  pay,
} from '#tests/support/buying.ts'
import { withAdmin } from '#tests/support/database-template.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const { shop: opened } = shop.server

test('a shop that nobody visits hardly asks its database', { timeout: 60_000 }, async () => {
  // PostgreSQL counts what a start did up to 10 s later. The timers' jobs come after 30 s, six a minute.
  await sleep(11_000)
  const before = await transactions()
  const startedAt = performance.now()
  await sleep(8_000)
  const seconds = (performance.now() - startedAt) / 1000
  expect(((await transactions()) - before) / seconds).toBeLessThan(5)
})

test('a mail is sent within half a second of the commit', async () => {
  const waits: number[] = []
  for (let round = 0; round < 5; round++) waits.push(await mailWait(`at-rest:${round}`))
  expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(500)
})

test('a payment becomes an order at once, though nobody comes back from it', async () => {
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 5)
  const guest = newGuest()
  await addToCart(shop, guest, article)
  const intent = await givenIntent(shop, guest)
  await pay(shop, intent)
  const startedAt = performance.now()
  const orders = () =>
    shop.db
      .selectFrom('payments')
      .select('order_id')
      .where('transaction_id', '=', intent.id)
      .execute()
  expect(await eventually(orders, (rows) => rows.length === 1, 3_000)).toHaveLength(1)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test('a job that fails is tried again after two to four seconds', { timeout: 30_000 }, async () => {
  const jobs = await openJobs(shop.url, opened.log, { isWorker: true })
  const ranAt: number[] = []
  await jobs.declare([
    {
      queue: 'fails-once',
      async run() {
        ranAt.push(performance.now())
        if (ranAt.length === 1) throw new Error('Not yet')
      },
    },
  ])
  await jobs.work()
  await shop.db.transaction().execute((trx) => jobs.send(trx, 'fails-once', {}))
  await eventually(
    async () => ranAt,
    ({ length }) => length === 2,
  )
  await jobs.stop()
  const [first = 0, second = 0] = ranAt
  expect(second - first).toBeGreaterThan(1_900)
  expect(second - first).toBeLessThan(6_000)
})

/** Asked in another database, which does not count. */
async function transactions(): Promise<number> {
  const name = new URL(shop.url).pathname.slice(1)
  return withAdmin(inject('postgresUrl'), async (admin) => {
    const { rows } = await admin.query(
      'select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = $1',
      [name],
    )
    return rows[0].count
  })
}

/** Milliseconds from the commit that wrote a mail until it was dealt with. */
async function mailWait(dedupeKey: string): Promise<number> {
  await shop.db.transaction().execute((trx) =>
    writeMail(trx, opened.jobs, {
      dedupeKey,
      template: 'test',
      language: 'en',
      recipient: 'an.peeters@example.org',
      userId: null,
      subject: 'Subject',
      html: '<p>Text</p>',
      text: 'Text',
    }),
  )
  const committedAt = performance.now()
  while (performance.now() - committedAt < 5_000) {
    const mail = await shop.db
      .selectFrom('mails')
      .select('status')
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirst()
    if (mail?.status === 'kept') break
    await sleep(10)
  }
  return performance.now() - committedAt
}
