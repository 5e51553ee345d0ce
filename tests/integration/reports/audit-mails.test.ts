import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import type { MailStatus } from '#contract/plain/statuses.ts'
import { givenShop } from '#tests/support/shop.ts'

// As a web process, so that no worker deals with what is planted.
const shop = await givenShop({
  template: 'migrated',
  environment: { OCTAVO_ROLE: 'web', OCTAVO_PUBLIC_URL: 'http://127.0.0.1' },
})

const plant = async (values: {
  status: MailStatus
  seconds: number
  looked_at?: Date
}): Promise<string> => {
  const { id } = await shop.db
    .insertInto('mails')
    .values({
      dedupe_key: crypto.randomUUID(),
      template: 'welcome',
      language: 'en',
      recipient: 'somebody@example.org',
      subject: '',
      html: '',
      text: '',
      message_id: '<planted@test>',
      status: values.status,
      next_attempt_at: new Date(Date.now() - values.seconds * 1000),
      looked_at: values.looked_at ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `mail ${id}`
}
const named = async () => (await shop.audit()).map(({ invariant, subject }) => [invariant, subject])

afterEach(() => sql`truncate mails; delete from pgboss.job`.execute(shop.db))

test('I8 names a mail that is due and untried for a minute, and no other', async () => {
  const [queued, waiting] = [
    await plant({ status: 'queued', seconds: 61 }),
    await plant({ status: 'waiting', seconds: 61 }),
  ]
  await plant({ status: 'queued', seconds: 50 })
  await plant({ status: 'waiting', seconds: -3_600 })
  await plant({ status: 'expired', seconds: 9_999 })
  expect(await named()).toEqual([
    ['I8', queued],
    ['I8', waiting],
  ])
})

test('I16 names a mail that gave up, until staff have looked at it', async () => {
  const failed = await plant({ status: 'failed', seconds: 0 })
  await plant({ status: 'failed', seconds: 0, looked_at: new Date() })
  expect(await named()).toEqual([['I16', failed]])
})

test('I16 names a job that gave up, and none that is still tried', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, started_on, retry_limit, retry_delay, retry_backoff, expire_seconds, keep_until,
      policy, deletion_seconds)
    values ('invoice-order', 'failed', now(), 8, 2, true, 300, now(), 'standard', 86400),
      ('invoice-order', 'retry', now(), 8, 2, true, 300, now(), 'standard', 86400) returning id`.execute(
    shop.db,
  )
  expect(await named()).toEqual([['I16', `job ${rows[0]?.id}`]])
})
