import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { eventually } from '#tests/support/buying.ts'
import { type Mailbox, mailsIn, startMailbox } from '#tests/support/mailbox.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, type TestShop } from '#tests/support/shop.ts'
import { givenAccount, newEmail } from '#tests/support/sign-in.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

const MAILS = process.env['OCTAVO_TEST_FULL'] === '1' ? 400 : 30
const RETURN_LIMIT_MS = 90_000
const TAKE_OVER_LIMIT_MS = 45_000

const stateOf = (shop: TestShop) =>
  shop.db
    .selectFrom('mails')
    .select(['status', 'template', 'attempts', 'recipient'])
    .orderBy('id')
    .execute()
const mailsWith = async (shop: TestShop, status: string) =>
  (await stateOf(shop)).filter((mail) => mail.status === status)
const messageIdsIn = async ({ folder }: Mailbox) =>
  (await mailsIn(folder)).map(({ messageId }) => messageId ?? '')

describe.concurrent('the mail server', () => {
  test(
    'away for an hour loses nothing: all arrive within 90 s of its return, once',
    { timeout: 180_000 },
    async () => {
      const port = await freePort(0)
      const shop = await givenShop({
        template: 'migrated',
        environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
      })
      const emails = Array.from({ length: MAILS }, newEmail)
      for (const email of emails) await givenAccount(shop, { email })
      await shop.call('POST', '/api/auth/forgot-password', { body: { email: emails[0] } })
      await sleep(3_000)
      await eventually(
        () => mailsWith(shop, 'queued'),
        ({ length }) => length === MAILS + 1,
      )
      expect(new Set((await stateOf(shop)).map(({ attempts }) => attempts))).toEqual(new Set([0]))
      await letAnHourPass(shop)
      const findings = (await shop.audit()).map(({ invariant }) => invariant)
      expect(new Set(findings)).toEqual(new Set(['I8']))

      const mailbox = await startMailbox({ port })
      afterAll(() => mailbox.close())
      const backAt = performance.now()
      await eventually(
        () => mailsWith(shop, 'sent'),
        ({ length }) => length === MAILS,
        RETURN_LIMIT_MS,
      )
      const seconds = (performance.now() - backAt) / 1000

      expect((await mailsIn(mailbox.folder)).map(({ to }) => to?.[0]?.address).toSorted()).toEqual(
        emails.toSorted(),
      )
      expect((await mailsWith(shop, 'expired')).map(({ template }) => template)).toEqual([
        'password-code',
      ])
      expect(seconds * 1000).toBeLessThan(RETURN_LIMIT_MS)
      expect(await shop.audit()).toEqual([])
      tell(`${MAILS} mails arrived ${seconds.toFixed(1)} s after the mail server was back`)
    },
  )

  test('one address that is refused for ever stops no other, fails and is seen', async () => {
    const [bad, good] = [newEmail(), newEmail()]
    let takesAll = false
    const mailbox = await startMailbox({ refuses: (address) => address === bad && !takesAll })
    afterAll(() => mailbox.close())
    const shop = await givenShop({ template: 'migrated', environment: { SMTP_URL: mailbox.url } })
    const { token } = await givenPerson(shop, 'super_admin')
    const toBad = async () => {
      const { body } = await shop.call('GET', `/api/admin/mails?search=${bad}`, { token })
      return body.data[0]
    }
    for (const email of [bad, good]) await givenAccount(shop, { email })

    await eventually(
      () => mailsWith(shop, 'sent'),
      ({ length }) => length === 1,
    )
    const refused = await eventually(toBad, ({ error }) => error !== null)
    expect(refused).toMatchObject({ status: 'queued', error: expect.stringContaining('550') })
    expect(await shop.audit()).toEqual([])
    await sql`update mails set give_up_at = now(), next_attempt_at = now() where status = 'queued'`.execute(
      shop.db,
    )
    const failed = await eventually(toBad, ({ status }) => status === 'failed')
    expect(failed.status).toBe('failed')
    expect(await shop.audit()).toMatchObject([{ invariant: 'I16', subject: `mail ${failed.id}` }])
    const metrics = await (await fetch(`${shop.address}/metrics`)).text()
    expect(metrics).toContain('octavo_mails{status="failed"} 1')

    takesAll = true
    const again = await shop.call('POST', `/api/admin/mails/${failed.id}/resend`, { token })
    expect([again.status, again.body.data.status]).toEqual([200, 'queued'])
    await eventually(toBad, ({ status }) => status === 'sent')
    expect((await mailsIn(mailbox.folder)).map(({ to }) => to?.[0]?.address)).toEqual([good, bad])
    expect(await shop.audit()).toEqual([])
  })

  test('a mail that makes the server hang up stops no other', async () => {
    const [bad, good] = [newEmail(), newEmail()]
    const mailbox = await startMailbox({
      async beforeTaking(mail) {
        if (mail.includes(bad)) throw new Error('hangs up')
      },
    })
    afterAll(() => mailbox.close())
    const shop = await givenShop({ template: 'migrated', environment: { SMTP_URL: mailbox.url } })
    for (const email of [bad, good]) await givenAccount(shop, { email })
    const sent = await eventually(
      () => mailsWith(shop, 'sent'),
      ({ length }) => length === 1,
    )
    expect(sent).toMatchObject([{ recipient: good }])
    const left = await eventually(
      () => mailsWith(shop, 'queued'),
      ([mail]) => mail?.attempts === 1,
    )
    expect(left).toMatchObject([{ recipient: bad, attempts: 1 }])
  })

  test(
    'a worker killed in the middle of a mail: another one sends it, at most once more',
    { timeout: 120_000 },
    async () => {
      const { promise: held, resolve: hold } = Promise.withResolvers<undefined>()
      let isHolding = true
      const mailbox = await startMailbox({
        async beforeTaking() {
          if (!isHolding) return
          hold(undefined)
          await new Promise(() => undefined) // never answers
        },
      })
      afterAll(() => mailbox.close())
      const shop = await givenShop({
        template: 'migrated',
        environment: { OCTAVO_ROLE: 'web', PORT: String(await freePort(0)) },
      })
      const worker = await startWorkerProcess(shop.url, { SMTP_URL: mailbox.url })
      await givenAccount(shop)
      await held
      worker.kill('SIGKILL')
      await once(worker, 'exit')
      isHolding = false
      const killedAt = performance.now()
      const other = await startWorkerProcess(shop.url, { SMTP_URL: mailbox.url })
      await eventually(
        () => mailsWith(shop, 'sent'),
        ({ length }) => length === 1,
        TAKE_OVER_LIMIT_MS,
      )
      const seconds = (performance.now() - killedAt) / 1000
      const ids = await messageIdsIn(mailbox)

      expect(ids.length).toBeLessThanOrEqual(2)
      expect(new Set(ids).size).toBe(1)
      expect(seconds * 1000).toBeLessThan(TAKE_OVER_LIMIT_MS)
      expect(await shop.audit()).toEqual([])
      tell(`the mail of a killed worker was sent again after ${seconds.toFixed(1)} s`)
      other.kill('SIGTERM')
      await once(other, 'exit')
    },
  )
})

function tell(figure: string): void {
  process.stdout.write(`${figure}\n`)
}

/** As if an hour had passed since everything was written. */
async function letAnHourPass(shop: TestShop): Promise<void> {
  await sql`update mails set created_at = created_at - interval '1 hour',
    next_attempt_at = next_attempt_at - interval '1 hour',
    expires_at = expires_at - interval '1 hour', released_at = released_at - interval '1 hour'`.execute(
    shop.db,
  )
}
