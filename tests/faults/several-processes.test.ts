import { setTimeout as sleep } from 'node:timers/promises'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { isFull, tell, timesOf } from '#tests/support/full-run.ts'
import { followLive } from '#tests/support/live-stream.ts'
import { mailsIn } from '#tests/support/mailbox.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenCluster, type WebProcess } from '#tests/support/shop-cluster.ts'
import { newGuest } from '#tests/support/shop.ts'
import { givenAccount, login, newEmail, PASSWORD } from '#tests/support/sign-in.ts'
import { upload } from '#tests/support/upload.ts'

const SECOND_MS = 1_000
const REQUESTS_A_SECOND = 30
const LOAD_MS = timesOf(20) * SECOND_MS
const TAKEN_OVER_MS = 30_000
const MAILS = 80

describe.runIf(isFull)('two web processes and a worker on one PostgreSQL', async () => {
  const cluster = await givenCluster({
    mail: { beforeTaking: () => sleep(50) },
    // Long enough that a change is seen only because it was announced.
    environment: { OCTAVO_PAGE_MEMORY_SECONDS: '30' },
  })
  const [first, second] = cluster.webs
  let worker = await cluster.startWorker()
  const { token } = await givenPerson(cluster, 'super_admin')
  const { id: article, slug } = await cluster.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('sku', '=', 'OC-BR-TN2420')
    .executeTakeFirstOrThrow()

  /** Milliseconds until the other process says so. */
  async function seen(isThere: () => Promise<boolean>): Promise<number> {
    const begun = performance.now()
    while (!(await isThere())) {
      if (performance.now() - begun > 10 * SECOND_MS) throw new Error('It was never seen.')
      await sleep(10)
    }
    return performance.now() - begun
  }
  const page = async (web: WebProcess, path: string) =>
    (await fetch(web.address + path, { headers: { 'accept-language': 'en' } })).text()

  test('who signs in at one is signed in at the other, and out of both at once', async () => {
    const { email } = await givenAccount(first)
    const { body } = await login(second, email, { password: PASSWORD })
    const session = { token: body.data.access_token }
    expect((await first.call('GET', '/api/auth/user', session)).body.data.email).toBe(email)
    expect((await second.call('POST', '/api/auth/logout', { ...session, body: {} })).status).toBe(
      200,
    )
    expect((await first.call('GET', '/api/auth/user', session)).status).toBe(401)
  })

  test('a cart filled at one is there at the other', async () => {
    const guest = newGuest()
    await first.call('POST', `/api/guest/cart/add/${article}`, { guest, body: { quantity: 2 } })
    expect((await second.call('GET', '/api/guest/cart', { guest })).body.data.items_count).toBe(2)
  })

  test('a setting, a price and a banner changed at one are at the other within a second', async () => {
    const path = `/product/${slug}`
    const { version } = (await first.call('GET', '/api/admin/settings/shop', { token })).body.data
    const phone = '+32 9 000 00 42'
    await page(second, '/') // kept in its memory from now on
    await first.call('PUT', '/api/admin/settings/shop', { token, body: { phone, version } })
    const setting = await seen(async () => (await page(second, '/company')).includes(phone))

    await page(second, path)
    const { status } = await first.call('PUT', `/api/admin/products/${article}`, {
      token,
      body: { regular_price: '123.45' },
    })
    expect(status).toBe(200)
    const price = await seen(async () => (await page(second, path)).includes('123.45'))

    const alt = 'A picture from the other process'
    const content = new Uint8Array(
      await sharp({ create: { width: 960, height: 480, channels: 3, background: '#24346b' } })
        .png()
        .toBuffer(),
    )
    const fields = { type: 'header', language: 'en', platform: 'desktop', alt }
    const made = await upload(first, '/api/admin/banners', {
      token,
      fields,
      field: 'image',
      name: 'banner.png',
      content,
    })
    expect(made.status).toBe(201)
    const banner = await seen(async () => (await page(second, '/')).includes(alt))
    // In the store, not in a folder of the process that took it.
    const picture = await fetch(second.address + String(made.body.data.image_url))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

    tell(
      `Seen at the other process: a setting after ${Math.round(setting)} ms, a price after ${Math.round(price)} ms, a banner after ${Math.round(banner)} ms`,
    )
    expect(Math.max(setting, price, banner)).toBeLessThan(SECOND_MS)
  })

  test('staff at both hear what happens at either', async () => {
    const streams = [
      await followLive(first.address, token),
      await followLive(second.address, token),
    ]
    for (const web of cluster.webs) {
      const { body } = await web.call('POST', '/api/contact', {
        body: {
          name: 'An Peeters',
          email: newEmail(),
          subject: 'Toner',
          message: 'Does it fit my printer?',
        },
      })
      expect(body.status).toBe('success')
    }
    for (const stream of streams) {
      await stream.until('message')
      stream.close()
    }
    const heard = streams.map(({ events }) => events.filter(({ kind }) => kind === 'message'))
    expect(heard.map(({ length }) => length)).toEqual([2, 2])
  })

  test(`one killed under ${REQUESTS_A_SECOND} requests a second loses no acknowledged write and no mail`, async () => {
    const carts: string[] = []
    const readers: string[] = []
    const refused: string[] = []
    const asked: Promise<void>[] = []
    const begun = performance.now()
    const note = async (who: string, into: string[], sent: Promise<{ status: number }>) => {
      const status = await sent.then((answer) => answer.status).catch(() => 0)
      if (status >= 200 && status < 300) into.push(who)
      else refused.push(`${status}`)
    }
    for (let count = 0; performance.now() - begun < LOAD_MS; count++) {
      // As a proxy does: in turn, and around one that is away.
      const web = cluster.webs[count % 2 === 0 || first.process.signalCode !== null ? 1 : 0]
      const guest = newGuest()
      const email = newEmail()
      asked.push(
        count % 3 === 0
          ? note(
              email,
              readers,
              web.call('POST', '/api/newsletter', { body: { email }, headers: elsewhere(count) }),
            )
          : note(
              guest,
              carts,
              web.call('POST', `/api/guest/cart/add/${article}`, { guest, body: { quantity: 1 } }),
            ),
      )
      if (count === Math.round((REQUESTS_A_SECOND * LOAD_MS) / 2 / SECOND_MS)) void first.kill()
      await sleep(
        Math.max(0, begun + ((count + 1) * SECOND_MS) / REQUESTS_A_SECOND - performance.now()),
      )
    }
    await Promise.all(asked)
    await first.restart()

    const missing = { carts: 0, mails: 0 }
    for (const guest of carts) {
      const { body } = await first.call('GET', '/api/guest/cart', { guest })
      if (body.data.items_count !== 1) missing.carts += 1
    }
    const isSent = async () => {
      const [row] = await readRows<{ left: number }>(
        cluster.db,
        "select count(*)::int as left from mails where status = 'queued'",
      )
      return row?.left === 0
    }
    for (let look = 0; look < 300 && !(await isSent()); look++) await sleep(200)
    const arrived = new Set(
      (await mailsIn(cluster.mailbox.folder)).map(({ to }) => to?.[0]?.address),
    )
    missing.mails = readers.filter((email) => !arrived.has(email)).length
    tell(
      `One of two killed under ${REQUESTS_A_SECOND} requests a second: ${carts.length} carts and ${readers.length} sign-ups acknowledged, ${refused.length} requests cut (${refused.join(', ')}), ${missing.carts} carts and ${missing.mails} mails missing`,
    )
    expect(missing).toEqual({ carts: 0, mails: 0 })
    expect(refused.length).toBeLessThan(REQUESTS_A_SECOND)
    expect(await cluster.audit()).toEqual([])
  })

  test('a second worker takes over from a killed one within 30 seconds', async () => {
    const heir = await cluster.startWorker()
    await readRows(
      cluster.db,
      `insert into mails (dedupe_key, template, language, recipient, subject, html, text, message_id)
       select 'heir ' || n, 'test', 'en', 'heir-' || n || '@example.org', 'A mail', '<p>A mail</p>',
         'A mail', '<' || gen_random_uuid() || '@mail.octavo>'
       from generate_series(1, $1::int) n`,
      [MAILS],
    )
    const sent = async () =>
      (await mailsIn(cluster.mailbox.folder)).filter(({ to }) =>
        to?.[0]?.address?.startsWith('heir-'),
      )
    while ((await sent()).length < MAILS / 8) await sleep(20)
    await worker.kill()
    const before = (await sent()).length
    const takenOver = await seenWithin(async () => {
      const [row] = await readRows<{ left: number }>(
        cluster.db,
        "select count(*)::int as left from mails where status = 'queued' and recipient like 'heir-%'",
      )
      return row?.left === 0
    }, 2 * TAKEN_OVER_MS)
    const arrived = await sent()
    const doubles = arrived.length - new Set(arrived.map(({ to }) => to?.[0]?.address)).size
    tell(
      `A worker killed after ${before} of ${MAILS} mails: all of them sent ${Math.round(takenOver)} ms later by the other, ${doubles} twice`,
    )
    expect(arrived.length - doubles).toBe(MAILS)
    expect(takenOver).toBeLessThan(TAKEN_OVER_MS)
    worker = await cluster.startWorker()
    await heir.stop()
  })

  test('jobs on a schedule run once with two workers, not twice', async () => {
    const other = await cluster.startWorker()
    const [begun] = await readRows<{ at: Date }>(cluster.db, 'select now() as at')
    // Two full minutes, and what the schedule of the second takes.
    await sleep(140 * SECOND_MS)
    const runs = await readRows<{ queue: string; minute: string; runs: number }>(
      cluster.db,
      `select job.name as queue, date_trunc('minute', job.created_on)::text as minute, count(*)::int as runs
       from pgboss.job join pgboss.schedule using (name)
       where schedule.cron = '* * * * *' and job.created_on > $1 group by 1, 2`,
      [begun?.at],
    )
    await other.stop()
    await worker.stop()
    const twice = runs.filter(({ runs: count }) => count > 1)
    tell(
      `Two workers: ${runs.length} runs of jobs that come each minute, ${twice.length} of them twice`,
    )
    expect(runs.length).toBeGreaterThan(3)
    expect(twice).toEqual([])
  })

  /** Forms are limited by address: each of these comes from another one. */
  function elsewhere(count: number): Record<string, string> {
    return { 'x-forwarded-for': `10.1.${Math.floor(count / 250)}.${(count % 250) + 1}` }
  }

  async function seenWithin(isThere: () => Promise<boolean>, limitMs: number): Promise<number> {
    const begun = performance.now()
    while (!(await isThere())) {
      if (performance.now() - begun > limitMs) return Infinity
      await sleep(50)
    }
    return performance.now() - begun
  }
})
