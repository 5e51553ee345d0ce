import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { eventually } from '#tests/support/buying.ts'
import { isFull, tell, timesOf } from '#tests/support/full-run.ts'
import { mailsIn, startMailbox } from '#tests/support/mailbox.ts'
import { givenShop } from '#tests/support/shop.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

const KILLS = timesOf(100)
const MAILS_A_ROUND = 10
const KILLED_WITHIN_MS = 400
const ALL_SENT_MS = 120_000

describe.runIf(isFull)('F19 kill -9 of the job runner while it sends', async () => {
  const mailbox = await startMailbox({ beforeTaking: () => sleep(20) })
  afterAll(() => mailbox.close())
  const shop = await givenShop({
    template: 'migrated',
    environment: { OCTAVO_ROLE: 'web', PORT: String(await freePort(0)) },
  })
  const startWorker = () => startWorkerProcess(shop.url, { SMTP_URL: mailbox.url })
  const unsent = async () =>
    (await shop.db.selectFrom('mails').select('id').where('status', '!=', 'sent').execute()).length

  test(`${KILLS} times: each mail arrives once or twice, under one message id`, async () => {
    for (let round = 0; round < KILLS; round++) {
      await sql`insert into mails (dedupe_key, template, language, recipient, subject, html, text, message_id)
        select 'round ' || ${round}::int || ' ' || n, 'test', 'en', 'reader-' || ${round}::int || '-' || n || '@example.org',
          'A mail', '<p>A mail</p>', 'A mail', '<' || gen_random_uuid() || '@mail.octavo>'
        from generate_series(1, ${MAILS_A_ROUND}::int) n`.execute(shop.db)
      // What a killed worker had claimed is free at once, as half a minute later.
      await sql`update mails set next_attempt_at = now() where status = 'queued'`.execute(shop.db)
      const worker = await startWorker()
      await sleep(Math.random() * KILLED_WITHIN_MS)
      worker.kill('SIGKILL')
      await once(worker, 'exit')
    }
    const last = await startWorker()
    const left = await eventually(unsent, (count) => count === 0, ALL_SENT_MS)
    last.kill('SIGTERM')
    await once(last, 'exit')
    const arrived = Map.groupBy(await mailsIn(mailbox.folder), ({ to }) => to?.[0]?.address)
    const times = [...arrived.values()].map(({ length }) => length)
    const doubles = times.filter((count) => count > 1).length
    tell(`F19: ${KILLS} kills, ${arrived.size} mails, ${doubles} of them twice`)

    expect(left).toBe(0)
    expect(arrived.size).toBe(KILLS * MAILS_A_ROUND)
    expect(Math.max(...times)).toBeLessThanOrEqual(2)
    for (const mails of arrived.values())
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await shop.audit()).toEqual([])
  })
})
