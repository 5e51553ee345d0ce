import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { shopJobs } from '#server/jobs.ts'
import { startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'
import { givenDatabase } from '#tests/support/database.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop({ template: 'migrated' })
const { shop: opened } = shop.server
const declared = shopJobs(opened, { OCTAVO_RATE_LIMIT: 0 })

test('there is a queue for every declared job, and no other', async () => {
  expect(await queuesOf(shop)).toEqual(declared.map(({ queue }) => queue).toSorted())
})

test('every job with a time is scheduled, and no other', async () => {
  const { rows } = await sql<{ name: string; cron: string }>`
    select name, cron from pgboss.schedule order by name collate "C"`.execute(shop.db)
  const timed = declared.filter(({ cron }) => cron !== undefined)
  expect(rows).toEqual(
    timed
      .map(({ queue, cron }) => ({ name: queue, cron }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )
})

test('a process that only sends knows the same queues', async () => {
  const database = await givenDatabase()
  const config = readConfig({
    PORT: String(await freePort(0)),
    OCTAVO_LOG: 'silent',
    OCTAVO_ROLE: 'web',
  })
  const web = await startServer({ config, databaseUrl: database.url, hasPages: false })
  try {
    expect(await queuesOf(database)).toEqual(await queuesOf(shop))
  } finally {
    await web.close()
  }
})

test('a job that nobody declared cannot be sent, and nothing is kept of its transaction', async () => {
  await sql`create table written (what text)`.execute(shop.db)
  const sending = shop.db.transaction().execute(async (trx) => {
    await sql`insert into written values ('with it')`.execute(trx)
    await opened.jobs.send(trx, 'send-mial', { mail_id: 1 })
  })
  await expect(sending).rejects.toThrow('No job is declared for the queue send-mial')
  expect((await sql`select * from written`.execute(shop.db)).rows).toEqual([])
})

test('two jobs cannot share a queue', async () => {
  await expect(opened.jobs.declare(declared)).rejects.toThrow('Two jobs are declared for the queue')
})

/** The job queue's own begin with two underscores. */
async function queuesOf({ db }: { db: typeof shop.db }): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.queue where name not like '\\_\\_%' order by name collate "C"`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
