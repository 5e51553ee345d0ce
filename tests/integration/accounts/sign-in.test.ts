import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'

import { hashPassword } from '#server/accounts/passwords.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import {
  cookiesOf,
  givenAccount,
  isSignedIn,
  login,
  newEmail,
  PASSWORD,
  refresh,
  register,
} from '#tests/support/sign-in.ts'

const shop = await givenShop({ template: 'migrated' })

describe('registering', () => {
  test('opens an account, signs in and answers 201', async () => {
    const email = newEmail()
    const answer = await register(shop, { email, marketing: true }, { language: 'nl' })
    expect([answer.status, answer.body.message]).toEqual([201, 'Welkom! Je account is klaar.'])
    expect(answer.body.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      cart: null,
      user: { email, name: 'Lotte Peeters', role: 'customer', language: 'nl', company_name: null },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await isSignedIn(shop, answer.body.data.access_token)).toBe(true)
    const { token } = { token: answer.body.data.access_token }
    const settings = await shop.call('GET', '/api/customer/settings', { token })
    expect(settings.body.data).toMatchObject({ language: 'nl', marketing: true })
  })

  test('keeps no token and no password as such', async () => {
    const email = newEmail()
    const { body } = await register(shop, { email })
    const user = await shop.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const tokens = await shop.db.selectFrom('session_tokens').selectAll().execute()
    expect(JSON.stringify(tokens)).not.toContain(body.data.access_token)
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('greets by mail, in the language of the page', async () => {
    const email = newEmail()
    await register(shop, { email }, { language: 'fr' })
    const mail = await shop.db
      .selectFrom('mails')
      .select(['subject', 'text', 'html', 'is_for_staff', 'secret'])
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      subject: 'Bienvenue chez Octavo',
      is_for_staff: false,
      secret: null,
    })
    expect(mail.text).toContain('Bonjour Lotte Peeters,')
    expect(mail.html).toContain('/customer')
    expect(mail.html).toContain('<html lang="fr">')
  })

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', 'Name is required'],
    [{ email: ' ' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Email is invalid'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ password_confirmation: 'another one' }, 'password_confirmation', 'Passwords do not match'],
    [{ role: 'admin' }, 'role', 'This field is not known here.'],
  ])('%j is refused', async (fields, field, sentence) => {
    const { status, body } = await register(shop, fields)
    expect([status, body.code, body.errors[field]?.[0]]).toEqual([422, 'validation', sentence])
  })

  test('a password of 129 characters is refused, one of 128 is not', async () => {
    const long = (length: number) => ({
      password: 'x'.repeat(length),
      password_confirmation: 'x'.repeat(length),
    })
    expect((await register(shop, long(129))).status).toBe(422)
    expect((await register(shop, long(128))).status).toBe(201)
  })

  test('a known address is refused on its field, however it is written, also when sent twice at once', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => register(shop, { email: email.toUpperCase() })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 3 }, () => 422),
    ])
    const refused = await register(shop, { email })
    expect(refused.body.errors).toEqual({
      email: ['There is already an account with this email address.'],
    })
  })
})

describe('signing in', () => {
  test.each([
    ['customer', 'octavo_rt', 'octavo_art'],
    ['admin', 'octavo_art', 'octavo_rt'],
    ['super_admin', 'octavo_art', 'octavo_rt'],
  ] as const)('%s gets the cookie %s and loses %s', async (role, given, taken) => {
    const { email } = await givenPerson(shop, role, { password: PASSWORD })
    const answer = await login(shop, email.toUpperCase())
    expect(answer.status).toBe(200)
    expect(answer.body.data.user.role).toBe(role)
    const cookies = answer.headers.getSetCookie()
    expect(cookies[0]).toMatch(
      new RegExp(`^${given}=[\\w-]{43}; Path=/api/auth; HttpOnly; SameSite=Strict$`),
    )
    expect(cookies[1]).toMatch(new RegExp(`^${taken}=; Max-Age=0; Path=/api/auth`))
  })

  test('staying signed in keeps the cookie for 30 days', async () => {
    const { email } = await givenAccount(shop)
    const [cookie] = (await login(shop, email, { remember: true })).headers.getSetCookie()
    expect(cookie).toContain('; Max-Age=2592000;')
  })

  test.each([
    [{}, 'email', 'Email is required'],
    [{ email: 'a@b.be' }, 'password', 'Password is required'],
    [{ email: 'a', password: 'x' }, 'email', 'Email is invalid'],
    [{ email: null, password: ['x'] }, 'email', 'Email is required'],
  ])('%j is refused', async (body, field, sentence) => {
    const answer = await shop.call('POST', '/api/auth/login', { body })
    expect([answer.status, answer.body.errors[field]?.[0]]).toEqual([422, sentence])
  })

  test('a wrong password and an unknown address are refused in the same words', async () => {
    const { email } = await givenAccount(shop)
    const answers = [
      await login(shop, email, { password: 'wrong' }),
      await login(shop, newEmail()),
      await login(shop, (await givenPerson(shop)).email),
    ]
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual({
        status: 'error',
        code: 'invalid_credentials',
        message: 'Failed to login. Please check your credentials.',
      })
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  test('a blocked account is told so, but only by its password; its tokens end at once', async () => {
    const { id, email, token, cookie } = await givenAccount(shop)
    await shop.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect((await login(shop, email)).body.code).toBe('account_blocked')
    expect((await login(shop, email, { password: 'wrong' })).body.code).toBe('invalid_credentials')
    expect(await isSignedIn(shop, token)).toBe(false)
    expect((await refresh(shop, cookie)).status).toBe(401)
  })

  test('customer and staff never coexist: signing in ends the other sign-in of this browser', async () => {
    const customer = await givenAccount(shop)
    const staff = await givenPerson(shop, 'admin', { password: PASSWORD })
    const asStaff = await login(shop, staff.email, { headers: { cookie: customer.cookie } })
    expect(await isSignedIn(shop, customer.token)).toBe(false)
    expect((await refresh(shop, customer.cookie)).status).toBe(401)
    const cookie = cookiesOf(asStaff)
    expect(cookie).toMatch(/^octavo_art=/)
    await login(shop, customer.email, { headers: { cookie } })
    expect(await isSignedIn(shop, asStaff.body.data.access_token)).toBe(false)
    // Signed in elsewhere: not of this browser.
    expect(await isSignedIn(shop, staff.token)).toBe(true)
  })
})

describe('calls that use cookies', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin worth the name', { origin: 'null' }, 403],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling site without an origin', { 'sec-fetch-site': 'same-site' }, 403],
    ['this very page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a program', {}, 200],
  ])('%s', async (_, headers, status) => {
    const { email, cookie } = await givenAccount(shop)
    expect((await login(shop, email, { headers })).status).toBe(status)
    const again = await shop.call('POST', '/api/auth/refresh', { headers: { ...headers, cookie } })
    expect(again.status).toBe(status)
  })

  test('the own origin is the host asked or the public address', async () => {
    const { cookie } = await givenAccount(shop)
    const origin = shop.address
    const { status } = await shop.call('POST', '/api/auth/refresh', { headers: { origin, cookie } })
    expect(status).toBe(200)
  })
})

test('behind https the cookies are secure, and the public address is the own origin', async () => {
  const publicUrl = 'https://shop.example'
  const secure = await givenShop({
    template: 'migrated',
    environment: { OCTAVO_PUBLIC_URL: publicUrl, OCTAVO_PAYMENTS: 'test' },
  })
  const answer = await register(secure, {}, { headers: { origin: publicUrl } })
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()[0]).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
})

test('a password that changes while somebody signs in with the old one keeps them out', async () => {
  const { email, id } = await givenAccount(shop)
  const answer = await shop.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ password_hash: await hashPassword('another long password') })
      .where('id', '=', id)
      .execute()
    const asked = login(shop, email)
    await vi.waitUntil(async () => {
      const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`.execute(shop.db)
      return rows.length > 0
    })
    return { asked }
  })
  expect((await answer.asked).body.code).toBe('invalid_credentials')
})

describe('signing out', () => {
  test('ends this sign-in, takes the cookies away and leaves the others', async () => {
    const here = await givenAccount(shop)
    const there = (await login(shop, here.email)).body.data.access_token
    const answer = await shop.call('POST', '/api/auth/logout', { token: here.token, body: {} })
    expect([answer.status, answer.body.message]).toEqual([200, 'You are logged out.'])
    const cookies = answer.headers
      .getSetCookie()
      .map((line) => line.split(';').slice(0, 2).join(';'))
    expect(cookies.toSorted()).toEqual(['octavo_art=; Max-Age=0', 'octavo_rt=; Max-Age=0'])
    expect(await isSignedIn(shop, here.token)).toBe(false)
    expect((await refresh(shop, here.cookie)).status).toBe(401)
    expect(await isSignedIn(shop, there)).toBe(true)
  })

  test('an unknown or expired token is told so', async () => {
    const { token, id } = await givenAccount(shop)
    expect((await shop.call('GET', '/api/auth/user', { token: 'nonsense' })).body.message).toBe(
      'Your session has expired. Please login again.',
    )
    await shop.db
      .updateTable('session_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('session_id', 'in', (eb) =>
        eb.selectFrom('sessions').select('id').where('user_id', '=', id),
      )
      .execute()
    expect(await isSignedIn(shop, token)).toBe(false)
  })
})
