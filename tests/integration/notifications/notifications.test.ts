import { afterEach, describe, expect, test } from 'vitest'

import { notificationJobs } from '#server/notifications/jobs.ts'
import { TEMPLATES } from '#server/notifications/templates.ts'
import { cancelOverdue } from '#server/orders/cancel-overdue.ts'
import { overdueOrders } from '#server/orders/queries.ts'
import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder, givenCustomerTransfer } from '#tests/support/customer-orders.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, PASSWORD } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 200)
const PATH = '/api/customer/notifications'

// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

interface Told {
  id: number
  type: string
  title: string
  message: string
  related_id: number | null
  is_read: boolean
}

const get = (token: string, path = '', language = 'en') =>
  shop.call('GET', `${PATH}${path}`, { token, language })
const told = async (token: string, language = 'en'): Promise<Told[]> =>
  (await get(token, '', language)).body.data.notifications
const unread = async (token: string) => (await get(token, '/count')).body.data.count
const whenTold = (token: string, number = 1, language = 'en') =>
  eventually(
    () => told(token, language),
    (all) => all.length >= number,
  )

/** Notes of staff, oldest first. */
async function givenNotes({ id }: Person, titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await shop.db
      .insertInto('notifications')
      .values({ user_id: id, type: 'info', title, message: `${title}.` })
      .execute()
}

describe('reading', () => {
  test('pages through all and unread ones, with the same numbers in both places', async () => {
    const reader = await givenPerson(shop)
    await givenNotes(reader, ['one', 'two', 'three'])
    const [newest] = await told(reader.token)
    await shop.call('POST', `${PATH}/${newest?.id}/mark-as-read`, { token: reader.token })

    const page = (await get(reader.token, '?per_page=2&page=2')).body
    const fresh = (await get(reader.token, '/unread?per_page=1')).body

    expect(page.data.notifications.map(({ title }: Told) => title)).toEqual(['one'])
    expect(page.data.unread_count).toBe(2)
    const numbers = { total: 3, per_page: 2, current_page: 2, last_page: 2 }
    expect(page).toMatchObject({ ...numbers, meta: numbers })
    expect(fresh.data.notifications.map(({ title }: Told) => title)).toEqual(['two'])
    expect(fresh.meta).toEqual({ total: 2, per_page: 1, current_page: 1, last_page: 2 })
  })

  test('costs nothing while nothing has changed', async () => {
    const reader = await givenPerson(shop)
    await givenNotes(reader, ['one'])
    for (const path of ['', '/unread', '/count']) {
      const etag = (await get(reader.token, path)).headers.get('etag') ?? ''
      // As we gave it, as a compressing proxy makes it, and among others.
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const headers = { 'if-none-match': known }
        const { status } = await shop.call('GET', PATH + path, { token: reader.token, headers })
        expect([known, status]).toEqual([known, 304])
      }
    }
    const before = (await get(reader.token, '/count')).headers.get('etag') ?? ''
    await givenNotes(reader, ['two'])
    const headers = { 'if-none-match': before }
    expect((await shop.call('GET', `${PATH}/count`, { token: reader.token, headers })).status).toBe(
      200,
    )
  })

  test('is two statements, however many there are', async () => {
    const reader = await givenPerson(shop)
    await givenNotes(reader, ['one', 'two', 'three'])
    await told(reader.token)
    shop.takeStatements()
    await told(reader.token)
    expect(shop.takeStatements().filter((sql) => /from notifications/.test(sql))).toHaveLength(2)
  })
})

describe('putting away', () => {
  test('one is marked, the rest are marked, one is deleted, the rest are cleared', async () => {
    const reader = await givenPerson(shop)
    const { token } = reader
    await givenNotes(reader, ['one', 'two', 'three'])
    const [three] = await told(token)

    const marked = await shop.call('POST', `${PATH}/${three?.id}/mark-as-read`, { token })
    expect([marked.status, marked.body.data.is_read, await unread(token)]).toEqual([200, true, 2])
    const again = await shop.call('POST', `${PATH}/${three?.id}/mark-as-read`, { token })
    expect(again.status).toBe(200)
    const all = await shop.call('POST', `${PATH}/mark-all-as-read`, { token })
    expect([all.body.data, await unread(token)]).toEqual([{ count: 2 }, 0])

    const gone = await shop.call('DELETE', `${PATH}/${three?.id}`, { token })
    expect(gone.status).toBe(200)
    expect((await shop.call('DELETE', `${PATH}/${three?.id}`, { token })).status).toBe(404)
    const cleared = await shop.call('DELETE', PATH, { token })
    expect([cleared.body.data, await told(token)]).toEqual([{ count: 2 }, []])
  })

  test('touches one’s own only', async () => {
    const [mine, theirs] = [await givenPerson(shop), await givenPerson(shop)]
    await givenNotes(theirs, ['theirs'])
    const [note] = await told(theirs.token)
    const { token } = mine
    expect((await shop.call('POST', `${PATH}/${note?.id}/mark-as-read`, { token })).status).toBe(
      404,
    )
    expect((await shop.call('DELETE', `${PATH}/${note?.id}`, { token })).status).toBe(404)
    await shop.call('POST', `${PATH}/mark-all-as-read`, { token })
    await shop.call('DELETE', PATH, { token })
    expect([(await told(theirs.token)).length, await unread(theirs.token)]).toEqual([1, 1])
    expect(await told(token)).toEqual([])
  })
})

describe('an order', () => {
  test('placed is told once, in the language of whoever reads it', async () => {
    const customer = await givenPerson(shop)
    const order = await givenCustomerOrder(shop, customer, [article], { language: 'nl' })

    const [note] = await whenTold(customer.token)

    expect(note).toMatchObject({
      type: 'order',
      title: `Order ${order.order_number} received`,
      related_id: order.id,
      is_read: false,
    })
    const day = (locale: string) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'Europe/Brussels',
      }).format(new Date(`${String(order['estimated_delivery'])}T12:00:00Z`))
    const [dutch] = await told(customer.token, 'nl')
    const [french] = await told(customer.token, 'fr-BE')
    expect(dutch?.title).toBe(`Bestelling ${order.order_number} ontvangen`)
    expect(dutch?.message).toContain(day('nl-BE'))
    expect(french?.message).toContain(day('fr-BE'))
    expect(await told(customer.token)).toHaveLength(1)
  })

  test('of somebody who wants no order notifications is not told', async () => {
    const [deaf, listening] = [await givenPerson(shop), await givenPerson(shop)]
    await shop.db
      .updateTable('users')
      .set({ muted_notifications: ['order'] })
      .where('id', '=', deaf.id)
      .execute()
    await givenCustomerOrder(shop, deaf, [article])
    await givenCustomerOrder(shop, listening, [article])
    await whenTold(listening.token)
    expect(await told(deaf.token)).toEqual([])
  })

  test('that waits for its transfer says so, and says when it was cancelled', async () => {
    const customer = await givenPerson(shop)
    const order = await givenCustomerTransfer(shop, customer, article)
    const [waiting] = await whenTold(customer.token)
    expect(waiting?.title).toBe(`Order ${order.order_number} is waiting for your payment`)
    await shop.db
      .updateTable('payments')
      .set({ due_at: new Date(0) })
      .where('order_id', '=', order.id)
      .execute()

    for (const overdue of await overdueOrders(shop.db, 10))
      await cancelOverdue(shop.server.shop, overdue)

    const [cancelled] = await whenTold(customer.token, 2)
    expect(cancelled).toMatchObject({
      title: `Order ${order.order_number} was cancelled`,
      related_id: order.id,
    })
  })
})

describe('an account', () => {
  test('is welcomed, and told of each new password', async () => {
    const { token } = await givenAccount(shop)
    const [welcome] = await whenTold(token)
    expect(welcome).toMatchObject({ type: 'system', title: 'Welcome! Your account is ready' })
    const password = 'another horse battery'
    const changed = await shop.call('PUT', '/api/profile', {
      token,
      body: { current_password: PASSWORD, password, password_confirmation: password },
    })
    expect(changed.status).toBe(200)
    const [warning, ...others] = await whenTold(token, 2)
    expect(warning).toMatchObject({ type: 'system', title: 'Your password was changed' })
    expect(warning?.message).toMatch(/^On \d{1,2} \w+ at \d\d:\d\d\. Was this not you\?/)
    expect(others).toHaveLength(1)
  })
})

test('what is older than half a year is cleared away', async () => {
  const reader = await givenPerson(shop)
  await givenNotes(reader, ['old', 'new'])
  await shop.db
    .updateTable('notifications')
    .set({ created_at: new Date(Date.now() - 181 * 86_400_000) })
    .where('user_id', '=', reader.id)
    .where('title', '=', 'old')
    .execute()
  const job = notificationJobs(shop.server.shop).find(({ queue }) => /clear/.test(queue))
  await job?.run({})
  expect((await told(reader.token)).map(({ title }) => title)).toEqual(['new'])
})

test.each(['en', 'nl', 'fr'])('every text is whole in %s', async (language) => {
  const reader = await givenPerson(shop)
  const params = JSON.stringify({
    number: 'SI-000001',
    name: 'Toner',
    name_nl: 'Toner',
    name_fr: 'Toner',
    count: 4,
    price_cents: 2695,
    was_cents: 2990,
    arrives_on: '2026-11-24',
    at: '2026-10-15T08:15:00Z',
  })
  for (const [template, type] of Object.entries(TEMPLATES))
    await shop.db
      .insertInto('notifications')
      .values({ user_id: reader.id, type, template, params })
      .execute()
  const all = await told(reader.token, language)
  for (const { title, message } of all)
    expect(`${title} ${message}`).not.toMatch(/\{\{|undefined|notification\.|Invalid/)
  const drop = all.find(({ message }) => message.includes('26'))
  expect(drop?.message.replaceAll(/\s/g, ' ')).toContain(
    { en: '€26.95', nl: '€ 26,95', fr: '26,95 €' }[language],
  )
})

test.each([
  ['GET', ''],
  ['GET', '/unread'],
  ['GET', '/count'],
  ['POST', '/1/mark-as-read'],
  ['POST', '/mark-all-as-read'],
  ['DELETE', '/1'],
  ['DELETE', ''],
])('%s %s needs a sign-in', async (method, path) => {
  const answer = await shop.call(method, PATH + path, { guest: newGuest() })
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
})

test('staff have notifications of their own', async () => {
  const admin = await givenPerson(shop, 'admin')
  await givenNotes(admin, ['for staff'])
  expect((await told(admin.token)).map(({ title }) => title)).toEqual(['for staff'])
})
