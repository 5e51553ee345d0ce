import { afterEach, expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, login, newEmail, PASSWORD } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 100)
const admin = await givenPerson(shop, 'admin')
const superAdmin = await givenPerson(shop, 'super_admin')
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

type Who = { token: string }
const users = (method: string, path: string, { token }: Who = admin, body?: object) =>
  shop.call(method, `/api/admin/users${path}`, { token, ...(body && { body }) })
const isIn = async ({ token }: Who) =>
  (await shop.call('GET', '/api/auth/user', { token })).status === 200

/** A customer with an order that waits for its transfer. */
async function givenBuyer(email = newEmail()) {
  const guest = newGuest()
  const orderId = await givenGuestOrder(shop, guest, article, email)
  return { ...(await givenAccount(shop, { email, guest })), email, orderId }
}

test('guests and customers reach nothing; staff see everybody', async () => {
  const customer = await givenPerson(shop)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/${customer.id}`],
    ['PUT', `/${customer.id}`],
    ['DELETE', `/${customer.id}`],
    ['GET', `/${customer.id}/overview`],
    ['GET', `/${customer.id}/export`],
    ['POST', `/${customer.id}/merge`],
    ['POST', `/${customer.id}/password-mail`],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    expect((await users(method, path, customer, body)).status, `${method} ${path}`).toBe(403)
    const { status } = await shop.call(method, `/api/admin/users${path}`, { ...(body && { body }) })
    expect(status, `${method} ${path}`).toBe(401)
  }
  const { body } = await users('GET', `/${superAdmin.id}`)
  expect(body.data).toMatchObject({ role: 'super_admin', blocked: false, version: 1 })
  expect((await users('GET', '/2147483000')).status).toBe(404)
  expect((await users('GET', '/2147483000/overview')).status).toBe(404)
})

test('the list filters by role, standing and kind, and searches', async () => {
  const person = await givenPerson(shop)
  await users('PUT', `/${person.id}`, admin, { name: 'Zenobia Vandaele', blocked: true })
  const ids = async (query: string) =>
    (await users('GET', `?per_page=100&${query}`)).body.data.map(({ id }: { id: number }) => id)
  for (const query of [
    'role=customer',
    'blocked=true',
    'kind=no_order',
    'kind=individual',
    'search=zenobia',
  ])
    expect(await ids(query), query).toContain(person.id)
  for (const query of [
    'role=admin',
    'blocked=false&search=zenobia',
    'kind=business',
    'search=nobody-has-this',
  ])
    expect(await ids(query), query).not.toContain(person.id)
  const { body } = await users('GET', '?limit=3')
  expect([body.data.length, body.per_page]).toEqual([3, 3])
  expect((await users('GET', '')).body.per_page).toBe(10)
})

test('staff change a customer, and a late change is told so', async () => {
  const { id } = await givenPerson(shop)
  const email = newEmail()
  const changed = await users('PUT', `/${id}`, admin, { name: 'An Peeters', email, version: 1 })
  expect(changed.status).toBe(200)
  expect(changed.body.data).toMatchObject({ name: 'An Peeters', email, version: 2 })
  const late = await users('PUT', `/${id}`, admin, { phone: '02 555 00 00', version: 1 })
  expect([late.status, late.body.code, late.body.data.version]).toEqual([409, 'stale', 2])
  const taken = await users('PUT', `/${id}`, admin, { email: admin.email })
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['email']])
  expect((await users('PUT', `/${id}`, admin, { nickname: 'x' })).status).toBe(422)
  const trail = await shop.call('GET', `/api/admin/audit?entity=user&entity_id=${id}`, {
    token: admin.token,
  })
  expect(trail.body.data).toMatchObject([
    { action: 'update', after: { name: 'An Peeters', email } },
  ])
  const mails = await shop.call('GET', '/api/admin/mails?template=email-changed', {
    token: admin.token,
  })
  expect(mails.body.total).toBeGreaterThan(0)
})

test('roles and staff are a super admin’s to write, and nobody takes their own away', async () => {
  const customer = await givenPerson(shop)
  const colleague = await givenPerson(shop, 'admin')
  expect((await users('PUT', `/${customer.id}`, admin, { role: 'admin' })).status).toBe(403)
  expect((await users('PUT', `/${colleague.id}`, admin, { name: 'Else' })).status).toBe(403)
  expect((await users('DELETE', `/${colleague.id}`)).status).toBe(403)
  expect((await users('POST', `/${colleague.id}/password-mail`, admin, {})).status).toBe(403)

  const promoted = await users('PUT', `/${customer.id}`, superAdmin, { role: 'admin' })
  expect(promoted.body.data.role).toBe('admin')
  expect(await isIn(customer)).toBe(false)
  for (const change of [{ role: 'admin' }, { blocked: true }]) {
    const { status, body } = await users('PUT', `/${superAdmin.id}`, superAdmin, change)
    expect([status, body.code]).toEqual([409, 'conflict'])
  }
  expect((await users('DELETE', `/${superAdmin.id}`, superAdmin)).status).toBe(409)
  expect((await users('PUT', `/${superAdmin.id}`, superAdmin, { phone: '1' })).status).toBe(200)
})

test('of two super admins who demote each other at once, one stays', async () => {
  const second = await givenPerson(shop, 'super_admin')
  await shop.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('role', '=', 'super_admin')
    .where('id', 'not in', [superAdmin.id, second.id])
    .execute()
  const answers = await Promise.all([
    users('PUT', `/${second.id}`, superAdmin, { role: 'admin' }),
    users('PUT', `/${superAdmin.id}`, second, { role: 'admin' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
  const left = await shop.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .execute()
  expect(left).toHaveLength(1)
  await shop.db
    .updateTable('users')
    .set({ role: 'super_admin' })
    .where('id', '=', superAdmin.id)
    .execute()
})

test('a blocked customer is out at once and cannot come back', async () => {
  const account = await givenAccount(shop)
  expect(await isIn(account)).toBe(true)
  const { body } = await users('PUT', `/${account.id}`, admin, { blocked: true })
  expect(body.data.blocked).toBe(true)
  expect(await isIn(account)).toBe(false)
  const refused = await login(shop, account.email, { password: PASSWORD })
  expect([refused.status, refused.body.code]).toEqual([403, 'account_blocked'])
  await users('PUT', `/${account.id}`, admin, { blocked: false })
  expect(await isIn(account)).toBe(false)
  expect((await login(shop, account.email, { password: PASSWORD })).status).toBe(200)
})

test('an account with an open order stays; then it is deleted, and the log forgets it', async () => {
  const buyer = await givenBuyer()
  const refused = await users('DELETE', `/${buyer.id}`)
  expect([refused.status, refused.body.code]).toEqual([409, 'account_in_use'])
  await users('PUT', `/${buyer.id}`, admin, { name: 'Geheim Persoon' })
  await shop.call('POST', `/api/admin/orders/${buyer.orderId}/cancel`, {
    token: admin.token,
    body: {},
  })
  expect((await users('DELETE', `/${buyer.id}`)).status).toBe(200)
  expect((await users('DELETE', `/${buyer.id}`)).status).toBe(404)
  expect((await users('GET', `/${buyer.id}`)).status).toBe(404)
  const { body } = await shop.call('GET', `/api/admin/audit?entity=user&entity_id=${buyer.id}`, {
    token: admin.token,
  })
  expect(JSON.stringify(body.data)).not.toContain('Geheim Persoon')
  expect(body.data[0]).toMatchObject({ action: 'delete' })
})

test('the overview shows what belongs to a customer, and the export is the customer’s own', async () => {
  const buyer = await givenBuyer()
  const { body } = await users('GET', `/${buyer.id}/overview`)
  expect(body.data).toMatchObject({
    figures: { on_the_way: 0, house_share: 100, withdrawals: 0 },
    orders: [{ id: buyer.orderId, status: 'pending', payment_status: 'pending' }],
  })
  expect(body.data.doubles.map((one: { name: string }) => one.name)).not.toContain('')
  const own = await shop.call('GET', '/api/profile/export', { token: buyer.token })
  const { body: exported } = await users('GET', `/${buyer.id}/export`)
  expect({ ...exported, exported_at: '', sign_ins: [] }).toEqual({
    ...own.body,
    exported_at: '',
    sign_ins: [],
  })
  const trail = await shop.call('GET', `/api/admin/audit?entity=user&entity_id=${buyer.id}`, {
    token: admin.token,
  })
  expect(trail.body.data).toMatchObject([{ action: 'export' }])
})

test('two accounts of one customer become the older, with what both had', async () => {
  const older = await givenBuyer()
  const younger = await givenBuyer()
  for (const { token } of [older, younger])
    await shop.call('POST', `/api/customer/wishlist/add/${article}`, { token, body: {} })
  const ADDRESS = {
    first_name: 'An',
    last_name: 'Peeters',
    street: 'Kerkstraat 1',
    city: 'Gent',
    state: 'Oost-Vlaanderen',
    postal_code: '9000',
    country: 'BE',
  }
  for (const { token } of [older, younger])
    await shop.call('POST', '/api/profile/addresses', { token, body: ADDRESS })

  const { status, body } = await users('POST', `/${younger.id}/merge`, admin, {
    other_id: older.id,
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: older.id, email: older.email, orders_count: 2 })
  expect((await users('GET', `/${younger.id}`)).status).toBe(404)
  expect(await isIn(younger)).toBe(false)
  expect(await isIn(older)).toBe(true)
  const overview = (await users('GET', `/${older.id}/overview`)).body.data
  expect(overview.orders.map(({ id }: { id: number }) => id)).toEqual([
    younger.orderId,
    older.orderId,
  ])
  expect(overview.addresses.map((one: { is_default: boolean }) => one.is_default)).toEqual([
    true,
    false,
  ])
  const wishes = await shop.call('GET', '/api/customer/wishlist', { token: older.token })
  expect(wishes.body.data).toHaveLength(1)
  const mine = await shop.call('GET', `/api/customer/orders/${younger.orderId}`, {
    token: older.token,
  })
  expect(mine.status).toBe(200)
})

test('only two different customers are merged', async () => {
  const { id } = await givenAccount(shop)
  const merge = (other_id: number) => users('POST', `/${id}/merge`, admin, { other_id })
  expect((await merge(id)).status).toBe(409)
  expect((await merge(superAdmin.id)).status).toBe(409)
  expect((await merge(2_147_483_000)).status).toBe(404)
  expect((await users('POST', `/${id}/merge`, admin, {})).status).toBe(422)
})

test('staff send a customer the mail with a code', async () => {
  const { id, email } = await givenAccount(shop)
  expect((await users('POST', `/${id}/password-mail`, admin, {})).status).toBe(200)
  await expect
    .poll(async () => {
      const { body } = await shop.call('GET', `/api/admin/mails?search=${email}`, {
        token: admin.token,
      })
      return body.data.map(({ template }: { template: string }) => template)
    })
    .toContain('password-code')
})
