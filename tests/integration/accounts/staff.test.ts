import { afterEach, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { login, newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const superAdmin = await givenPerson(shop, 'super_admin')
const admin = await givenPerson(shop, 'admin')
const customer = await givenPerson(shop)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const NEW_PASSWORD = 'a wholly new sentence'
type Who = { token: string }
const staff = (method: string, path: string, { token }: Who = superAdmin, body?: object) =>
  shop.call(method, `/api/admin/staff${path}`, { token, ...(body && { body }) })
const invite = (fields: object = {}, who: Who = superAdmin) =>
  staff('POST', '', who, { name: 'Jules Renard', email: newEmail(), role: 'admin', ...fields })

/** The mail to somebody, with its link; a super admin reads those of staff. */
async function mailTo(email: string): Promise<{ text: string; language: string; token: string }> {
  const { token } = superAdmin
  const list = await shop.call('GET', `/api/admin/mails?search=${email}`, { token })
  const { body } = await shop.call('GET', `/api/admin/mails/${list.body.data[0].id}`, { token })
  const { text, language } = body.data
  return { text, language, token: /invitation\?token=(\S+)/.exec(text)?.[1] ?? '' }
}
const accept = (token: string, password = NEW_PASSWORD) =>
  shop.call('POST', '/api/auth/invitation', {
    body: { token, password, password_confirmation: password },
  })

test('only a super admin invites; guests and customers see nothing', async () => {
  expect((await invite({}, admin)).status).toBe(403)
  expect((await invite({}, customer)).status).toBe(403)
  expect((await staff('GET', '', customer)).status).toBe(403)
  expect((await staff('GET', '/sessions', customer)).status).toBe(403)
  expect((await shop.call('GET', '/api/admin/staff')).status).toBe(401)
  expect((await staff('POST', `/${admin.id}/invitation`, admin, {})).status).toBe(403)
  expect((await staff('DELETE', `/${admin.id}/second-factor`, admin)).status).toBe(403)
  expect((await staff('GET', '', admin)).status).toBe(200)
})

test('whoever is invited sets a password once, and signs in', async () => {
  const email = newEmail()
  const { status, body } = await invite({ email, language: 'fr' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    email,
    role: 'admin',
    has_second_factor: false,
    invitation: { has_expired: false },
    last_login_at: null,
  })
  const mail = await mailTo(email)
  expect(mail.language).toBe('fr')
  expect((await login(shop, email, { password: NEW_PASSWORD })).status).toBe(401)
  expect((await accept(mail.token, 'password')).status).toBe(422)
  expect((await accept(mail.token)).status).toBe(200)
  const again = await accept(mail.token)
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['token']])
  const signedIn = await login(shop, email, {
    password: NEW_PASSWORD,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Firefox/146.0' },
  })
  expect(signedIn.body.data.user.role).toBe('admin')
  const { body: list } = await staff('GET', '')
  const member = list.data.find((one: { id: number }) => one.id === body.data.id)
  expect(member).toMatchObject({ invitation: null, last_login_at: expect.any(String) })
  const sessions = await staff('GET', '/sessions')
  expect(sessions.body.data).toContainEqual(
    expect.objectContaining({
      user: { id: member.id, name: 'Jules Renard' },
      device: 'Firefox, Linux',
      network: '127.0.0.1',
    }),
  )
  expect((await staff('POST', `/${member.id}/invitation`, superAdmin, {})).status).toBe(409)
})

test('a second invitation voids the first link, and one runs out after seven days', async () => {
  const email = newEmail()
  const { id } = (await invite({ email })).body.data
  const first = (await mailTo(email)).token
  expect((await staff('POST', `/${id}/invitation`, superAdmin, {})).status).toBe(200)
  const second = (await mailTo(email)).token
  expect(second).not.toBe(first)
  expect((await accept(first)).status).toBe(422)
  await shop.db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', id)
    .execute()
  expect((await accept(second)).status).toBe(422)
  const { body } = await staff('GET', '')
  const member = body.data.find((one: { id: number }) => one.id === id)
  expect(member.invitation.has_expired).toBe(true)
})

test('a known address and a customer’s role are refused', async () => {
  const known = await invite({ email: customer.email })
  expect([known.status, Object.keys(known.body.errors)]).toEqual([422, ['email']])
  const role = await invite({ role: 'customer' })
  expect([role.status, Object.keys(role.body.errors)]).toEqual([422, ['role']])
  expect((await invite({ password: 'x' })).status).toBe(422)
})

test('a super admin ends anybody’s session, an admin their own', async () => {
  const other = await givenPerson(shop, 'admin')
  const own = await staff('GET', '/sessions', other)
  expect(own.body.data).toEqual([expect.objectContaining({ is_current: true })])
  const { id } = own.body.data[0]
  expect((await staff('DELETE', `/sessions/${id}`, admin)).status).toBe(404)
  expect((await staff('DELETE', `/sessions/${id}`)).status).toBe(200)
  expect((await staff('DELETE', `/sessions/${id}`)).status).toBe(404)
  expect((await staff('GET', '', other)).status).toBe(401)
  const { body } = await shop.call('GET', `/api/admin/audit?entity=user&entity_id=${other.id}`, {
    token: superAdmin.token,
  })
  expect(body.data).toMatchObject([{ action: 'end_session' }])
})

test('a lost second factor is reset by a super admin', async () => {
  const other = await givenPerson(shop, 'admin')
  expect((await staff('DELETE', `/${other.id}/second-factor`)).status).toBe(404)
  await shop.db
    .insertInto('second_factors')
    .values({ user_id: other.id, secret: Buffer.from('x'), confirmed_at: new Date() })
    .execute()
  const before = await staff('GET', '')
  expect(before.body.data).toContainEqual(
    expect.objectContaining({ id: other.id, has_second_factor: true }),
  )
  expect((await staff('DELETE', `/${other.id}/second-factor`)).status).toBe(200)
  expect((await staff('GET', '', other)).status).toBe(401)
  const after = await staff('GET', '')
  expect(after.body.data).toContainEqual(
    expect.objectContaining({ id: other.id, has_second_factor: false }),
  )
})
