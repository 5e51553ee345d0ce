import { createServer } from 'node:http'

import { afterAll, describe, expect, test, vi } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { givenShop } from '#tests/support/shop.ts'
import {
  type Account,
  givenAccount,
  isSignedIn,
  login,
  newEmail,
  PASSWORD,
  refresh,
} from '#tests/support/sign-in.ts'

/** Stands in for VIES: says of each number what the test wants, and counts. */
const vies = {
  answer: { isValid: true } as object,
  asked: [] as string[],
  /** Until then it keeps everybody waiting. */
  until: Promise.resolve(),
}
const viesPort = await freePort(0)
const viesServer = createServer((request, response) => {
  vies.asked.push(request.url ?? '')
  response.setHeader('content-type', 'application/json')
  void vies.until.then(() => response.end(JSON.stringify(vies.answer)))
})
await new Promise<void>((resolve) => {
  viesServer.listen(viesPort, '127.0.0.1', resolve)
})
afterAll(() => viesServer.close())

const shop = await givenShop({
  template: 'migrated',
  environment: { VIES_URL: `http://127.0.0.1:${viesPort}` },
})

const save = ({ token }: Account, body: object) => shop.call('PUT', '/api/profile', { token, body })
const profile = async ({ token }: Account) =>
  (await shop.call('GET', '/api/profile', { token })).body.data

describe('the profile', () => {
  test('is read and changed', async () => {
    const account = await givenAccount(shop)
    const { email } = account
    const changed = await save(account, {
      name: ' Lotte Janssens ',
      email,
      phone: '0475 12 34 56',
      address: 'Kerkstraat 1, Gent',
    })
    expect([changed.status, changed.body.message]).toEqual([200, 'Your profile has been saved.'])
    expect(await profile(account)).toMatchObject({
      name: 'Lotte Janssens',
      email,
      phone: '0475 12 34 56',
      address: 'Kerkstraat 1, Gent',
    })
    await save(account, { name: 'L', email, phone: '' })
    expect(await profile(account)).toMatchObject({ phone: null, address: 'Kerkstraat 1, Gent' })
  })

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'x' }, 'email', 'Email is invalid'],
    [{ role: 'admin' }, 'role', 'This field is not known here.'],
    [{ id: 1 }, 'id', 'This field is not known here.'],
  ])('%j is refused', async (fields, field, sentence) => {
    const account = await givenAccount(shop)
    const { status, body } = await save(account, {
      name: 'Lotte',
      email: account.email,
      ...fields,
    })
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
  })

  test('a new address is told to the old one; a known address is refused', async () => {
    const [account, other] = [await givenAccount(shop), await givenAccount(shop)]
    const taken = await save(account, { name: 'L', email: other.email.toUpperCase() })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['email']])
    const email = newEmail()
    expect((await save(account, { name: 'L', email })).status).toBe(200)
    const mails = await shop.db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('recipient', '=', account.email)
      .where('template', '=', 'email-changed')
      .execute()
    expect(mails).toEqual([
      {
        subject: 'Your email address at Octavo was changed',
        text: expect.stringContaining(email),
      },
    ])
    expect((await login(shop, account.email)).status).toBe(401)
    expect((await login(shop, email)).status).toBe(200)
  })
})

test('who has an account cannot be tried out by changing addresses', async () => {
  const [nosy, other] = [await givenAccount(shop), await givenAccount(shop)]
  const tries = await Promise.all(
    Array.from({ length: 11 }, () => save(nosy, { name: 'L', email: other.email })),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 422),
    429,
  ])
  expect((await save(nosy, { name: 'L', email: nosy.email })).status).toBe(200)
})

test('what is not sent stays as it is', async () => {
  const account = await givenAccount(shop)
  const { status, body } = await save(account, { name: 'Bob' })
  expect([status, body.data.name, body.data.email]).toEqual([200, 'Bob', account.email])
  expect((await save(account, { phone: '0475 12 34 56' })).body.data.name).toBe('Bob')
  expect((await save(account, { name: ' ' })).body.errors).toHaveProperty('name')
})

describe('a company', () => {
  const business = (account: Account, vat_number: string, company_name = 'Peeters BV') =>
    save(account, { name: 'An', email: account.email, company_name, vat_number })

  test.each([
    [{ isValid: true, name: 'PEETERS' }, 'valid'],
    [{ isValid: false, userError: 'INVALID' }, 'invalid'],
    [{ isValid: false, userError: 'MS_UNAVAILABLE' }, 'unreachable'],
  ])('is kept with what VIES says: %j', async (answer, state) => {
    const account = await givenAccount(shop)
    vies.answer = answer
    vies.asked = []
    const { status, body } = await business(account, 'be 0123.456.749')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      company_name: 'Peeters BV',
      vat_number: 'BE0123456749',
      vat_check: { state, checked_at: expect.stringMatching(/^\d{4}-/) },
    })
    expect(vies.asked).toEqual(['/ms/BE/vat/0123456749'])
    await business(account, 'BE0123456749')
    expect(vies.asked).toHaveLength(state === 'valid' ? 1 : 2)
    const without = await business(account, '')
    expect(without.body.data).toMatchObject({ vat_number: null, vat_check: null })
  })

  test.each([
    ['BE0123456748', 'Peeters BV', 'vat_number', 'This VAT number is not valid.'],
    ['NL123', 'Peeters BV', 'vat_number', 'This VAT number is not valid.'],
    [
      'BE0123456749',
      '',
      'company_name',
      'Please enter the company name that belongs to the VAT number.',
    ],
  ])('%s of %j is refused on %s', async (vat, company, field, sentence) => {
    const account = await givenAccount(shop)
    vies.asked = []
    const { status, body } = await business(account, vat, company)
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
    expect(vies.asked).toEqual([])
  })
})

test('what is saved while VIES is asked is not taken back', async () => {
  const account = await givenAccount(shop)
  const { email } = account
  const { promise, resolve } = Promise.withResolvers<void>()
  vies.answer = { isValid: true }
  vies.asked = []
  vies.until = promise
  const slow = save(account, {
    name: 'Lotte',
    email,
    company_name: 'Peeters BV',
    vat_number: 'BE0123456749',
  })
  await vi.waitUntil(() => vies.asked.length > 0)
  await save(account, { name: 'Lotte', email, phone: '0475 12 34 56', address: 'Kerkstraat 1' })
  resolve()
  expect((await slow).status).toBe(200)
  expect(await profile(account)).toMatchObject({
    phone: '0475 12 34 56',
    address: 'Kerkstraat 1',
    vat_number: 'BE0123456749',
    vat_check: { state: 'valid' },
  })
})

test('a company that is given up while VIES is asked stays given up', async () => {
  const account = await givenAccount(shop)
  const { email } = account
  vies.until = Promise.resolve()
  await save(account, { name: 'L', email, company_name: 'Old', vat_number: 'BE0123456749' })
  const { promise, resolve } = Promise.withResolvers<void>()
  vies.answer = { isValid: false, userError: 'INVALID' }
  vies.asked = []
  vies.until = promise
  await shop.db.updateTable('users').set({ vat_check: null }).where('id', '=', account.id).execute()
  const slow = save(account, { name: 'Lotte', email })
  await vi.waitUntil(() => vies.asked.length > 0)
  await save(account, { name: 'Lotte', email, company_name: '' })
  resolve()
  expect((await slow).status).toBe(200)
  expect(await profile(account)).toMatchObject({
    company_name: null,
    vat_number: null,
    vat_check: null,
  })
})

describe('the password', () => {
  const fields = {
    password: 'another long password',
    password_confirmation: 'another long password',
  }

  test('is changed; this sign-in stays, all others end', async () => {
    const account = await givenAccount(shop)
    const elsewhere = (await login(shop, account.email)).body.data.access_token
    const changed = await save(account, { current_password: PASSWORD, ...fields })
    expect([changed.status, changed.body.message]).toEqual([200, 'Your password has been changed.'])
    expect(changed.body.data.password_changed_at).toMatch(/^\d{4}-/)
    expect(await isSignedIn(shop, account.token)).toBe(true)
    expect((await refresh(shop, account.cookie)).status).toBe(200)
    expect(await isSignedIn(shop, elsewhere)).toBe(false)
    expect((await login(shop, account.email)).status).toBe(401)
    expect((await login(shop, account.email, { password: fields.password })).status).toBe(200)
    const mails = await shop.db
      .selectFrom('mails')
      .select('template')
      .where('recipient', '=', account.email)
      .orderBy('id')
      .execute()
    expect(mails.map(({ template }) => template)).toEqual(['welcome', 'password-changed'])
  })

  test.each([
    [{ current_password: 'wrong' }, 'current_password', 'The current password is incorrect.'],
    [{ current_password: '' }, 'current_password', 'Current password is required'],
    [{ password: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password_confirmation: 'x' }, 'password_confirmation', 'Passwords do not match'],
    [{ name: 'both at once' }, 'name', 'This field is not known here.'],
  ])('%j is refused', async (wrong, field, sentence) => {
    const account = await givenAccount(shop)
    const { status, body } = await save(account, {
      current_password: PASSWORD,
      ...fields,
      ...wrong,
    })
    expect([status, body.errors[field]?.[0]]).toEqual([422, sentence])
    expect((await login(shop, account.email)).status).toBe(200)
  })

  test('changed twice at once: the second no longer knows the current one', async () => {
    const account = await givenAccount(shop)
    const change = (password: string) =>
      save(account, { current_password: PASSWORD, password, password_confirmation: password })
    const answers = await Promise.all(['first new one', 'second new one'].map(change))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.errors).toEqual({
      current_password: ['The current password is incorrect.'],
    })
  })

  test('cannot be tried out by whoever stole a token', async () => {
    const account = await givenAccount(shop)
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => save(account, { current_password: 'wrong', ...fields })),
    )
    expect(
      tries
        .map(({ status }) => status)
        .toSorted()
        .at(-1),
    ).toBe(429)
    const right = await save(account, { current_password: PASSWORD, ...fields })
    expect(right.status).toBe(429)
  })
})

describe('settings', () => {
  const ALL = { order: true, wishlist: true, cart: true, product: true }

  test('are what the customer chose; what is not given stays', async () => {
    const { token } = await givenAccount(shop, { language: 'fr' })
    const settings = (method: string, body?: object) =>
      shop.call(method, '/api/customer/settings', { token, body })
    expect((await settings('GET')).body.data).toEqual({
      language: 'fr',
      marketing: false,
      notifications: ALL,
    })
    await settings('PUT', { notifications: { wishlist: false } })
    await settings('PUT', { marketing: true, notifications: { cart: false } })
    const { body } = await settings('PUT', { language: 'nl' })
    const expected = {
      language: 'nl',
      marketing: true,
      notifications: { ...ALL, wishlist: false, cart: false },
    }
    expect(body.data).toEqual(expected)
    expect((await settings('GET')).body.data).toEqual(expected)
    await settings('PUT', { marketing: false, notifications: { wishlist: true } })
    expect((await settings('GET')).body.data.marketing).toBe(false)
  })

  test.each([
    [{ language: 'de' }, 'language'],
    [{ marketing: 'yes' }, 'marketing'],
    [{ notifications: { system: false } }, 'notifications.system'],
  ])('%j is refused', async (body, field) => {
    const { token } = await givenAccount(shop)
    const answer = await shop.call('PUT', '/api/customer/settings', { token, body })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })
})
