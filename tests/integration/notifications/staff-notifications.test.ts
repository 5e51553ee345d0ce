import { afterEach, expect, test } from 'vitest'

import { notificationJobs } from '#server/notifications/jobs.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const call = (method: string, path: string, body?: object, who: Person = staff) =>
  shop.call(method, `/api/admin${path}`, { token: who.token, ...(body && { body }) })
const MESSAGE = { title: 'One day more', message: 'The sorting centre\nstands still.' }
const bell = async (person: Person) =>
  (await shop.call('GET', '/api/customer/notifications', { token: person.token })).body.data
const auditOf = (action: string) =>
  shop.db
    .selectFrom('audit_log')
    .select(['actor_id', 'entity', 'after'])
    .where('action', '=', action)
    .where('actor_id', '=', staff.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()

test('one account is told something, and it stands in its bell and among all', async () => {
  const reader = await givenPerson(shop)
  const body = { ...MESSAGE, user_id: reader.id, type: 'order', related_id: 1 }
  const { status, body: sent } = await call('POST', '/send-notification', body)
  expect(status).toBe(201)
  expect(sent.message).toBe('Notification sent')
  expect(sent.data).toMatchObject({ ...MESSAGE, type: 'order', related_id: 1, is_read: false })
  expect(sent.data.user).toMatchObject({ id: reader.id })
  expect((await bell(reader)).notifications[0]).toMatchObject(MESSAGE)
  const own = await call('GET', `/user-notifications/${reader.id}`)
  expect(own.body.data).toMatchObject({ unread_count: 1, notifications: [MESSAGE] })
  expect(own.body).toMatchObject({ total: 1, meta: { total: 1, per_page: 10 } })
  const { after } = (await auditOf('send')) ?? {}
  expect(after).toEqual({ type: 'order', user_id: reader.id })
})

test('all are told at once, but those who have muted the type, are blocked or gone', async () => {
  const [reader, muted, blocked] = [
    await givenPerson(shop),
    await givenPerson(shop),
    await givenPerson(shop),
  ]
  const change = (id: number, set: object) =>
    shop.db.updateTable('users').set(set).where('id', '=', id).execute()
  await change(muted.id, { muted_notifications: ['product'] })
  await change(blocked.id, { blocked_at: new Date() })
  const { status, body } = await call('POST', '/send-notification-to-all', {
    ...MESSAGE,
    type: 'product',
  })
  expect(status).toBe(200)
  const told = await shop.db
    .selectFrom('notifications')
    .select('user_id')
    .where('title', '=', MESSAGE.title)
    .where('type', '=', 'product')
    .execute()
  expect(told).toHaveLength(body.data.count)
  const ids = told.map(({ user_id }) => user_id)
  expect(ids).toContain(reader.id)
  expect(ids).not.toContain(muted.id)
  expect(ids).not.toContain(blocked.id)

  const [note] = (await bell(reader)).notifications
  await shop.call('POST', `/api/customer/notifications/${note.id}/mark-as-read`, {
    token: reader.token,
  })
  const [sent] = (await call('GET', '/sent-notifications')).body.data
  expect(sent).toMatchObject({ user: null, recipients: body.data.count, read: 1 })
  expect(sent.actor).toMatchObject({ id: staff.id })
})

test('staff look through those of everybody, read one and delete one', async () => {
  const reader = await givenPerson(shop)
  const body = { ...MESSAGE, user_id: reader.id, type: 'cart' }
  const { id } = (await call('POST', '/send-notification', body)).body.data
  const list = async (query: string) =>
    (await call('GET', `/notifications?${query}`)).body.data.notifications.map(
      (one: { id: number }) => one.id,
    )
  expect(await list('type=cart&is_read=false')).toContain(id)
  expect(await list('type=wishlist')).not.toContain(id)
  const read = await call('POST', `/notifications/${id}/mark-as-read`)
  expect(read.body.data).toMatchObject({ id, is_read: true, user: { id: reader.id } })
  expect(await list('type=cart&is_read=false')).not.toContain(id)
  expect(await list('type=cart&is_read=1')).toContain(id)
  expect((await call('DELETE', `/notifications/${id}`)).status).toBe(200)
  expect((await call('DELETE', `/notifications/${id}`)).status).toBe(404)
  expect((await bell(reader)).notifications).toEqual([])
  expect(await auditOf('delete')).toMatchObject({ entity: 'notification' })
})

test('what is missing, unknown or too long is refused at its field', async () => {
  const send = async (body: object, path = '/send-notification') => {
    const answer = await call('POST', path, body)
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  expect(await send({ title: ' ', message: '', user_id: staff.id })).toEqual([
    422,
    ['title', 'message'],
  ])
  expect(await send({ ...MESSAGE })).toEqual([422, ['user_id']])
  expect(await send({ ...MESSAGE, user_id: 999_999 })).toEqual([422, ['user_id']])
  expect(await send({ ...MESSAGE, type: 'other' }, '/send-notification-to-all')).toEqual([
    422,
    ['type'],
  ])
  expect((await call('GET', '/user-notifications/999999')).status).toBe(404)
  expect((await call('POST', '/notifications/999999/mark-as-read')).status).toBe(404)
})

test('customers may do none of it', async () => {
  const customer = await givenPerson(shop)
  for (const [method, path] of [
    ['GET', '/notifications'],
    ['POST', '/send-notification-to-all'],
    ['GET', '/sent-notifications'],
  ] as const)
    expect(
      (await call(method, path, method === 'POST' ? MESSAGE : undefined, customer)).status,
    ).toBe(403)
})

test('what was sent is forgotten after half a year', async () => {
  await call('POST', '/send-notification', { ...MESSAGE, title: 'Old', user_id: staff.id })
  await shop.db
    .updateTable('notification_sendings')
    .set({ created_at: new Date(Date.now() - 181 * 86_400_000) })
    .where('title', '=', 'Old')
    .execute()
  const job = notificationJobs(shop).find(({ queue }) => queue === 'clear-old-notifications')
  await job?.run({})
  const left = await shop.db
    .selectFrom('notification_sendings')
    .select('id')
    .where('title', '=', 'Old')
    .execute()
  expect(left).toEqual([])
})
