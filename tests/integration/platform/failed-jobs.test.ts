import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { openJobs } from '#server/platform/job-queue.ts'
import { eventually } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop({ template: 'migrated' })
const { token } = await givenPerson(shop, 'admin')
const customer = await givenPerson(shop)

const ran: unknown[] = []
const errors: [object, string][] = []
let isBroken = true
const jobs = await openJobs(
  shop.url,
  {
    warn: () => undefined,
    error: (details, message) => void errors.push([details, message]),
  },
  { isWorker: true },
)
await jobs.declare([
  { queue: 'watched', run: async (data) => void ran.push(data) },
  {
    queue: 'breaks',
    async run() {
      if (isBroken) throw new Error('No paper')
    },
  },
])
await jobs.work()
afterAll(() => jobs.stop())

const send = (queue: string, data: object) =>
  shop.db.transaction().execute((trx) => jobs.send(trx, queue, data))
const listed = async (query: string) =>
  (await shop.call('GET', `/api/admin/jobs?${query}`, { token })).body.data

test('a job whose worker was killed is done by another within 30 seconds', async () => {
  const startedAt = performance.now()
  // As the worker left it: taken just now, and no sign of life any more.
  await sql`insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit,
      retry_delay, retry_backoff, expire_seconds, keep_until, policy, deletion_seconds)
    values ('watched', '{"left": "behind"}', 'active', now(), now(), 12, 8, 2, true, 300, now() + interval '14 days',
      'standard', 86400)`.execute(shop.db)
  await eventually(
    async () => ran,
    ({ length }) => length === 1,
    30_000,
  )
  const seconds = (performance.now() - startedAt) / 1000
  expect(ran).toEqual([{ left: 'behind' }])
  expect(seconds).toBeGreaterThan(10)
  process.stdout.write(`the job of a killed worker was done after ${seconds.toFixed(1)} s\n`)
}, 45_000)

test('a job that fails for good is logged, counted, found by the audit, kept, and retried by staff', async () => {
  await send('breaks', {})
  await sql`update pgboss.job set retry_limit = retry_count where name = 'breaks'`.execute(shop.db)
  await eventually(
    () => listed('queue=breaks&status=failed'),
    ({ length }) => length === 1,
  )
  const [failed] = await listed('queue=breaks&status=failed')
  expect(failed).toMatchObject({ queue: 'breaks', status: 'failed', error: 'No paper' })
  await eventually(
    async () => errors,
    ({ length }) => length > 0,
  )
  expect(errors).toEqual([
    [
      { queue: 'breaks', job_id: failed.id, attempts: failed.attempts, reason: 'No paper' },
      'a job failed for good',
    ],
  ])
  expect(await shop.audit()).toMatchObject([{ invariant: 'I16', subject: `job ${failed.id}` }])
  const metrics = await (await fetch(`${shop.address}/metrics`)).text()
  expect(metrics).toContain('octavo_failed_jobs{queue="breaks"} 1')
  const { rows } = await sql<{ days: number }>`
    select deletion_seconds / 86400 as days from pgboss.job where name = 'breaks'`.execute(shop.db)
  expect(rows).toEqual([{ days: 90 }])

  isBroken = false
  const retried = await shop.call('POST', `/api/admin/jobs/${failed.id}/retry`, { token })
  expect(retried.status).toBe(200)
  await eventually(
    () => listed('queue=breaks&status=completed'),
    ({ length }) => length === 1,
  )
  expect(await shop.audit()).toEqual([])
  expect((await shop.call('POST', `/api/admin/jobs/${failed.id}/retry`, { token })).status).toBe(
    409,
  )
}, 40_000)

test('jobs are for staff, and say nothing of what they are about', async () => {
  await send('watched', { email: 'somebody@example.org' })
  expect(JSON.stringify(await listed('queue=watched'))).not.toContain('somebody')
  expect((await shop.call('GET', '/api/admin/jobs', { token: customer.token })).status).toBe(403)
  expect((await shop.call('GET', '/api/admin/jobs')).status).toBe(401)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await shop.call('POST', `/api/admin/jobs/${unknown}/retry`, { token })).status).toBe(404)
})
