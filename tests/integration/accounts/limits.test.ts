import { beforeEach, describe, expect, test } from 'vitest'

import type { ApiAnswer } from '#tests/support/api-call.ts'
import { eventually } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { givenAccount, login, newEmail, PASSWORD } from '#tests/support/sign-in.ts'

const shop = await givenShop({
  template: 'migrated',
  environment: { OCTAVO_TRUSTED_PROXIES: '127.0.0.1' },
})
beforeEach(async () => void (await shop.db.deleteFrom('limit_points').execute()))

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const statuses = (answers: ApiAnswer[]) => answers.map(({ status }) => status).toSorted()
const times = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

const verify = (email: string, options: object = {}) =>
  shop.call('POST', '/api/auth/verify-otp', { ...options, body: { email, otp: '123456' } })
const forgot = (email: string, options: object = {}) =>
  shop.call('POST', '/api/auth/forgot-password', { ...options, body: { email } })

/** The code that is mailed because of a call, once all mails before it are dealt with. */
async function codeAfter(email: string, ask: () => Promise<ApiAnswer>): Promise<string> {
  const codes = () =>
    shop.db
      .selectFrom('mails')
      .select('secret')
      .where('recipient', '=', email)
      .where('template', '=', 'password-code')
      .orderBy('id')
      .execute()
  await eventually(codes, ({ length }) => length > 0)
  const before = (await codes()).length
  expect((await ask()).status).toBe(200)
  const mails = await eventually(codes, ({ length }) => length > before)
  return shop.server.shop.secrets.decrypt(mails.at(-1)?.secret ?? Buffer.of())
}

describe('failures are limited', () => {
  test('per account: ten wrong passwords, however they come and from wherever', async () => {
    const { email } = await givenAccount(shop)
    const answers = await times(14, (index) =>
      login(shop, index % 2 === 0 ? email : email.toUpperCase(), {
        password: 'wrong',
        ...from(`203.0.113.${index}`),
      }),
    )
    expect(statuses(answers)).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...Array.from({ length: 4 }, () => 429),
    ])
    const right = await login(shop, email, from('203.0.113.99'))
    expect([right.status, right.body.code]).toEqual([429, 'too_many_requests'])
    const wait = Number(right.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(600)
    expect(wait).toBeLessThanOrEqual(900)
  })

  test('per address: fifty, whatever the account', async () => {
    const answers = await times(55, () => login(shop, newEmail(), from('203.0.113.1')))
    expect(statuses(answers)).toEqual([
      ...Array.from({ length: 50 }, () => 401),
      ...Array.from({ length: 5 }, () => 429),
    ])
    expect((await login(shop, newEmail(), from('203.0.113.2'))).status).toBe(401)
  })

  test('per network: whoever has one IPv6 address has the others beside it', async () => {
    const answers = await times(55, (index) =>
      login(shop, newEmail(), from(`2001:db8:1:2::${index.toString(16)}`)),
    )
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(5)
    expect((await login(shop, newEmail(), from('2001:db8:1:3::1'))).status).toBe(401)
  })

  test('an unknown account is limited like a known one', async () => {
    const email = newEmail()
    const answers = await times(11, () => login(shop, email))
    expect(statuses(answers).at(-1)).toBe(429)
  })

  test('successes are not counted, and take former failures back', async () => {
    const { email } = await givenAccount(shop)
    await times(9, () => login(shop, email, { password: 'wrong' }))
    const right = await times(30, () => login(shop, email))
    expect(new Set(statuses(right))).toEqual(new Set([200]))
    await times(3, () => login(shop, email, { password: 'wrong' }))
    expect((await login(shop, email)).status).toBe(200)
  })

  test('nobody is refused because many sign in at once behind one address', async () => {
    const people = []
    // More than the 50 failures an address may have.
    while (people.length < 60)
      people.push(await givenPerson(shop, 'customer', { password: PASSWORD }))
    const answers = await Promise.all(people.map(({ email }) => login(shop, email)))
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
  })

  test('codes: ten tries per account', async () => {
    const email = newEmail()
    expect(statuses(await times(12, () => verify(email)))).toEqual([
      ...Array.from({ length: 10 }, () => 422),
      429,
      429,
    ])
  })

  test('asking for codes: fifty per address, of accounts there are or not', async () => {
    const answers = await times(52, () => forgot(newEmail(), from('203.0.113.5')))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2)
  })

  test.each([
    ['a known', async () => (await givenAccount(shop)).email],
    ['an unknown', async () => newEmail()],
  ])('asking for codes for %s email: five an hour from one network', async (_, emailOf) => {
    const email = await emailOf()
    const answers = await times(7, (index) =>
      forgot(index % 2 === 0 ? email : email.toUpperCase(), from('203.0.113.6')),
    )
    expect(statuses(answers)).toEqual([...Array.from({ length: 5 }, () => 200), 429, 429])
    const refused = await forgot(email, from('203.0.113.6'))
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect((await forgot(email, from('203.0.113.7'))).status).toBe(200)
    expect((await forgot(newEmail(), from('203.0.113.6'))).status).toBe(200)
  })

  test('asking for codes for one email: twenty an hour from all networks together', async () => {
    const { email } = await givenAccount(shop)
    const answers = await times(23, (index) => forgot(email, from(`203.0.113.${100 + index}`)))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(3)
  })

  test('every code that was promised is mailed', async () => {
    const { email } = await givenAccount(shop)
    for (let call = 0; call < 5; call += 1) expect((await forgot(email)).status).toBe(200)
    const mails = await eventually(
      () =>
        shop.db
          .selectFrom('mails')
          .select('id')
          .where('recipient', '=', email)
          .where('template', '=', 'password-code')
          .execute(),
      ({ length }) => length === 5,
    )
    expect(mails).toHaveLength(5)
  })

  test('whoever has used up the tries of an owner’s code does not lock the owner out', async () => {
    const { email } = await givenAccount(shop)
    await forgot(email, from('203.0.113.8'))
    expect(statuses(await times(12, () => verify(email, from('198.51.100.8')))).at(-1)).toBe(429)
    const code = await codeAfter(email, () => forgot(email, from('203.0.113.8')))
    const right = await shop.call('POST', '/api/auth/verify-otp', {
      ...from('203.0.113.8'),
      body: { email, otp: code },
    })
    expect(right.status).toBe(200)
  })

  test('nobody is written to more than ten times an hour because of one account', async () => {
    const { token } = await givenAccount(shop)
    const [mine, victim] = [newEmail(), newEmail()]
    const move = (email: string) =>
      shop.call('PUT', '/api/profile', { token, body: { name: 'Lotte', email } })
    for (let turn = 0; turn < 5; turn += 1) {
      for (const email of [victim, mine]) expect((await move(email)).status).toBe(200)
    }
    expect((await move(victim)).status).toBe(429)
    const password = await shop.call('PUT', '/api/profile', {
      token,
      body: {
        current_password: PASSWORD,
        password: 'x'.repeat(9),
        password_confirmation: 'x'.repeat(9),
      },
    })
    expect(password.status).toBe(429)
    // What is told to nobody goes on.
    expect((await move(mine)).status).toBe(200)
  })

  test('the longest address there may be is limited like any other', async () => {
    const label = 'b'.repeat(60)
    const email = `${'a'.repeat(64)}@${label}.${label}.${label}.be`
      .padEnd(254, 'x')
      .replace(/\.be(x*)$/, '.be$1')
    expect(email).toHaveLength(254)
    const account = await givenAccount(shop, { email })
    expect((await login(shop, email)).status).toBe(200)
    expect((await verify(email)).status).toBe(422)
    expect((await forgot(email)).status).toBe(200)
    const answers = await times(11, () => login(shop, email, { password: 'wrong' }))
    expect(statuses(answers).at(-1)).toBe(429)
    expect(account.email).toBe(email)
  })

  test('the time is over: all is forgotten', async () => {
    const email = newEmail()
    await times(11, () => login(shop, email))
    await shop.db
      .updateTable('limit_points')
      .set({ expire: Date.now() - 1 })
      .execute()
    expect((await login(shop, email)).status).toBe(401)
  })
})

describe('known and unknown addresses cannot be told apart', () => {
  const ROUNDS = 11
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

  test.each([
    [
      'login',
      (email: string, options: object) => login(shop, email, { password: 'wrong', ...options }),
    ],
    ['forgot-password', forgot],
    ['verify-otp', verify],
  ])('%s', { timeout: 60_000 }, async (_, call) => {
    const accounts = await times(ROUNDS, () => givenAccount(shop))
    // A code is under way for each, so that a wrong one has something to be compared with.
    await shop.db
      .insertInto('password_codes')
      .values(
        accounts.map(({ id }) => ({
          user_id: id,
          code_hmac: Buffer.alloc(32),
          code_expires_at: new Date(Date.now() + 60_000),
        })),
      )
      .execute()
    const differences: number[] = []
    const answers = new Set<string>()
    const timed = async (address: string) => {
      const start = performance.now()
      const { status, body } = await call(address, {})
      answers.add(JSON.stringify([status, body]))
      return performance.now() - start
    }
    for (const [round, { email }] of accounts.entries()) {
      // Whoever comes second finds everything warmed up: they take turns.
      const isKnownFirst = round % 2 === 0
      const first = await timed(isKnownFirst ? email : newEmail())
      const second = await timed(isKnownFirst ? newEmail() : email)
      differences.push(isKnownFirst ? first - second : second - first)
    }
    expect([...answers]).toHaveLength(1)
    // On a busy machine the answers scatter: what lies within that tells nothing either.
    const difference = median(differences)
    const scatter = median(differences.map((one) => Math.abs(one - difference)))
    expect(Math.abs(difference)).toBeLessThan(Math.max(10, 2 * scatter))
  })
})
