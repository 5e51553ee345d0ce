import { describe, expect, test, vi } from 'vitest'

import { readRows } from '#database/pool.ts'
import { articleId } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { followLive } from '#tests/support/live-stream.ts'
import { givenDesk } from '#tests/support/order-desk.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const live = async (token?: string) =>
  (await shop.call('GET', '/api/admin/live', { ...(token !== undefined && { token }) })).status

describe('who may listen', () => {
  test('staff alone, and not without a token', async () => {
    const customer = await givenPerson(shop)
    const staff = await givenPerson(shop, 'admin')

    expect(await live()).toBe(401)
    expect(await live(customer.token)).toBe(403)
    expect(await live(staff.token)).toBe(200)
  })

  test.each([
    ['signs out', 'update sessions set ended_at = now() where user_id = $1'],
    ['is blocked', 'update users set blocked_at = now() where id = $1'],
    ['is a customer from now on', "update users set role = 'customer' where id = $1"],
  ])('the stream of somebody who %s ends, and that of others does not', async (_, sql) => {
    const leaving = await givenPerson(shop, 'admin')
    const staying = await givenPerson(shop, 'admin')
    const [cut, kept] = [
      await followLive(shop.address, leaving.token),
      await followLive(shop.address, staying.token),
    ]

    await readRows(shop.db, sql, [leaving.id])

    await vi.waitFor(() => expect(cut.hasEnded()).toBe(true), { timeout: 3_000 })
    expect(kept.hasEnded()).toBe(false)
    expect(cut.events.map(({ kind }) => kind)).not.toContain('access')
    kept.close()
  })

  test('nobody holds more than 20 streams, and those given up do not count', async () => {
    const staff = await givenPerson(shop, 'admin')
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => followLive(shop.address, staff.token)),
    )

    expect(await live(staff.token)).toBe(429)

    for (const stream of streams) stream.close()
    await vi.waitFor(async () => expect(await live(staff.token)).toBe(200))
  })
})

test('the answer is a stream that nothing holds back', async () => {
  const { token } = await givenPerson(shop, 'admin')
  const { headers } = await shop.call('GET', '/api/admin/live', {
    token,
    headers: { 'accept-encoding': 'br, gzip' },
  })

  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('cache-control')).toBe('no-store, no-transform')
  expect(headers.get('x-accel-buffering')).toBe('no')
})

describe('what is told', () => {
  test('a new order, what becomes of it, and its note', async () => {
    const desk = await givenDesk(shop)
    const stream = await followLive(shop.address, (await givenPerson(shop, 'admin')).token)

    const order = await givenGuestOrder(shop, newGuest(), article, newEmail())
    await stream.until('order', order)
    stream.events.length = 0
    const { status } = await desk.post(`orders/${order}/notes`, { note: 'Called back' })

    expect(status).toBe(201)
    await stream.until('order', order)
    stream.close()
  })

  test('a message and a review of visitors', async () => {
    const stream = await followLive(shop.address, (await givenPerson(shop, 'admin')).token)
    const [message] = await readRows<{ id: number }>(
      shop.db,
      "insert into contact_submissions (name, email, subject, message) values ('An', 'an@example.org', 'Ink', 'Hello') returning id",
      [],
    )
    const [review] = await readRows<{ id: number }>(
      shop.db,
      "insert into reviews (rating, title, opinion, name, email) values (5, 'Good', 'Good ink', 'An', 'an@example.org') returning id",
      [],
    )

    await stream.until('message', message?.id)
    await stream.until('review', review?.id)
    expect(stream.events.every(({ id }) => !id.includes('@'))).toBe(true)
    stream.close()
  })

  test.each([
    [
      'withdrawal',
      "update withdrawals set status = 'accepted' where id = (select min(id) from withdrawals)",
    ],
    [
      'mail',
      "update mails set status = 'failed' where id = (select min(id) from mails where status <> 'failed')",
    ],
    [
      'order',
      "update payments set status = 'failed' where id = (select min(id) from payments where status <> 'failed')",
    ],
    [
      'message',
      'delete from contact_submissions where id = (select min(id) from contact_submissions)',
    ],
  ])('a change of a %s', async (kind, sql) => {
    await readRows(
      shop.db,
      "insert into contact_submissions (name, email, subject, message) values ('An', 'an@example.org', 'Ink', 'Hello')",
      [],
    )
    const stream = await followLive(shop.address, (await givenPerson(shop, 'admin')).token)

    await readRows(shop.db, sql, [])

    await stream.until(kind)
    expect(stream.heard().filter((event) => event.startsWith(`${kind}:`))).not.toEqual([])
    stream.close()
  })

  test('a notification only to whom it is for, and nothing that was rolled back', async () => {
    const [mine, theirs] = [await givenPerson(shop, 'admin'), await givenPerson(shop, 'admin')]
    const [own, other] = [
      await followLive(shop.address, mine.token),
      await followLive(shop.address, theirs.token),
    ]
    const notify = (userId: number, then = '') =>
      readRows(
        shop.db,
        `insert into notifications (user_id, type, title, message) values ($1, 'info', 'T', 'M') returning 1 ${then}`,
        [userId],
      )

    await expect(notify(theirs.id, '/ 0')).rejects.toThrow()
    await notify(mine.id)

    await own.until('notification')
    expect(other.heard()).toEqual(['again:'])
    own.close()
    other.close()
  })

  test('so much at once that reading again is less', async () => {
    const stream = await followLive(shop.address, (await givenPerson(shop, 'admin')).token)
    stream.events.length = 0

    await readRows(
      shop.db,
      `insert into contact_submissions (name, email, subject, message)
      select 'An', 'an@example.org', 'Ink', 'Hello' from generate_series(1, 200)`,
      [],
    )

    await stream.until('again')
    expect(stream.events.length).toBeLessThan(5)
    stream.close()
  })
})

test('the streams are counted', async () => {
  const { token } = await givenPerson(shop, 'admin')
  const streams = [await followLive(shop.address, token), await followLive(shop.address, token)]
  const { body } = await shop.call('GET', '/metrics')

  expect(body).toMatch(/octavo_live\{of="streams"\} 2/)
  expect(body).toMatch(/octavo_live\{of="people"\} 1/)
  for (const stream of streams) stream.close()
})
