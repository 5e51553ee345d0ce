import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { eventually } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop({ template: 'migrated' })
const admin = await givenPerson(shop, 'admin')
const customer = await givenPerson(shop)

interface Queue {
  queue: string
  failed: number
  cron: string | null
  every_seconds: number | null
  last_run_at: string | null
  last_run_error: string | null
}
const queues = async (): Promise<Queue[]> =>
  (await shop.call('GET', '/api/admin/job-queues', { token: admin.token })).body.data
const queueOf = async (name: string) => (await queues()).find(({ queue }) => queue === name)
const giveUp = (queue: string) =>
  sql`insert into pgboss.job (name, state, retry_limit, completed_on) select ${queue}, 'failed', 0, now() from generate_series(1, 3)`.execute(
    shop.db,
  )

test('staff see when work that comes by itself came last', async () => {
  const looked = await eventually(
    () => queueOf('send-mail'),
    (queue) => queue?.last_run_at !== null,
  )
  expect(looked).toMatchObject({ cron: null, last_run_error: null })
  expect(looked?.every_seconds).toBeGreaterThan(0)
  expect(await queueOf('reconcile-payments')).toMatchObject({ cron: '* * * * *' })
})

test('all that a queue gave up is tried again at once', async () => {
  await giveUp('count-days')
  expect(await queueOf('count-days')).toMatchObject({ failed: 3 })
  const retried = await shop.call('POST', '/api/admin/job-queues/count-days/retry', {
    token: admin.token,
    body: {},
  })
  expect(retried.body.data).toEqual({ retried: 3 })
  const after = await eventually(
    () => queueOf('count-days'),
    (queue) => queue?.failed === 0,
  )
  expect(after).toMatchObject({ failed: 0 })
})

test('a queue that nobody declared is not found, and a customer sees none', async () => {
  const retry = (queue: string, token: string) =>
    shop.call('POST', `/api/admin/job-queues/${queue}/retry`, { token, body: {} })
  expect((await retry('__pgboss__send-it', admin.token)).status).toBe(404)
  expect((await retry('constructor', admin.token)).status).toBe(404)
  expect((await retry('count-days', customer.token)).status).toBe(403)
  expect((await shop.call('GET', '/api/admin/job-queues', { token: customer.token })).status).toBe(
    403,
  )
})
