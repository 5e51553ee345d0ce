import { describe, expect, test } from 'vitest'

import { hashOfToken } from '#server/accounts/identify.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import {
  cookiesOf,
  givenAccount,
  isSignedIn,
  login,
  PASSWORD,
  refresh,
} from '#tests/support/sign-in.ts'

const shop = await givenShop({ template: 'migrated' })

/** Lets a used token look as if it had been used so many seconds ago. */
async function age(cookie: string, seconds: number): Promise<void> {
  await shop.db
    .updateTable('session_tokens')
    .set({ used_at: new Date(Date.now() - seconds * 1000) })
    .where('token_hash', '=', hashOfToken(cookie.split('=')[1] ?? ''))
    .execute()
}

test('gives the next pair, and the next one after that', async () => {
  const account = await givenAccount(shop)
  const first = await refresh(shop, account.cookie)
  expect(first.status).toBe(200)
  expect(first.body.data).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 900,
  })
  expect(cookiesOf(first)).not.toBe(account.cookie)
  expect(await isSignedIn(shop, first.body.data.access_token)).toBe(true)
  const second = await refresh(shop, cookiesOf(first))
  expect(await isSignedIn(shop, second.body.data.access_token)).toBe(true)
})

test('staff refresh by their own cookie', async () => {
  const { email } = await givenPerson(shop, 'admin', { password: PASSWORD })
  const again = await refresh(shop, cookiesOf(await login(shop, email)))
  expect([again.status, cookiesOf(again)]).toEqual([200, expect.stringMatching(/^octavo_art=/)])
})

test('who is remembered stays so; who is not, is forgotten with the browser', async () => {
  const { email } = await givenAccount(shop)
  for (const remember of [true, false]) {
    const again = await refresh(shop, cookiesOf(await login(shop, email, { remember })))
    expect(again.headers.getSetCookie()[0]?.includes('Max-Age=2592000')).toBe(remember)
  }
})

test('two tabs with the same token both go on', async () => {
  const { cookie } = await givenAccount(shop)
  await refresh(shop, cookie)
  await age(cookie, 8)
  const second = await refresh(shop, cookie)
  expect(second.status).toBe(200)
  expect(await isSignedIn(shop, second.body.data.access_token)).toBe(true)
})

test('a token used before ends the whole sign-in, of whoever holds it', async () => {
  const account = await givenAccount(shop)
  const elsewhere = await login(shop, account.email)
  const honest = await refresh(shop, account.cookie)
  await age(account.cookie, 11)

  const thief = await refresh(shop, account.cookie)

  expect([thief.status, thief.body.code]).toEqual([401, 'unauthenticated'])
  expect(thief.headers.getSetCookie()).toHaveLength(2)
  expect(await isSignedIn(shop, honest.body.data.access_token)).toBe(false)
  expect(await isSignedIn(shop, account.token)).toBe(false)
  expect((await refresh(shop, cookiesOf(honest))).status).toBe(401)
  expect(await isSignedIn(shop, elsewhere.body.data.access_token)).toBe(true)
})

test('twenty tabs at once all go on, and none of them ends the sign-in', async () => {
  const { cookie } = await givenAccount(shop)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(shop, cookie)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  for (const answer of answers) {
    expect(await isSignedIn(shop, answer.body.data.access_token)).toBe(true)
  }
  const last = answers.at(-1)
  expect(last && (await refresh(shop, cookiesOf(last))).status).toBe(200)
})

test('twenty reuses at once end the sign-in once and for all, without a failure', async () => {
  const { cookie } = await givenAccount(shop)
  await refresh(shop, cookie)
  await age(cookie, 60)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(shop, cookie)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
})

test.each([
  ['no cookie', () => ''],
  ['an empty one', () => 'octavo_rt='],
  ['nonsense', () => 'octavo_rt=nonsense'],
])('%s is refused and taken away', async (_, cookie) => {
  const answer = await refresh(shop, cookie())
  expect([answer.status, answer.body.message]).toEqual([
    401,
    'Your session has expired. Please login again.',
  ])
  expect(answer.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
    'octavo_rt=',
    'octavo_art=',
  ])
})

test('an access token is no refresh token, nor the other way round', async () => {
  const { token, cookie } = await givenAccount(shop)
  expect((await refresh(shop, `octavo_rt=${token}`)).status).toBe(401)
  expect(await isSignedIn(shop, cookie.split('=')[1] ?? '')).toBe(false)
})

test('a token under the cookie of the other realm is refused, and stays good under its own', async () => {
  const { cookie } = await givenAccount(shop)
  const staff = await givenPerson(shop, 'admin', { password: PASSWORD })
  const admin = cookiesOf(await login(shop, staff.email))
  for (const [own, other] of [
    [cookie, cookie.replace('octavo_rt=', 'octavo_art=')],
    [admin, admin.replace('octavo_art=', 'octavo_rt=')],
  ] as const) {
    expect((await refresh(shop, other)).status).toBe(401)
    expect((await refresh(shop, own)).status).toBe(200)
  }
})

test('beside an ended one of the other realm the good one counts, and the other goes', async () => {
  const { cookie } = await givenAccount(shop)
  const staff = await givenPerson(shop, 'admin', { password: PASSWORD })
  const admin = cookiesOf(await login(shop, staff.email))
  const answer = await refresh(shop, `octavo_rt=ended; ${admin}`)
  expect([answer.status, cookiesOf(answer)]).toEqual([200, expect.stringMatching(/^octavo_art=/)])
  expect(answer.headers.getSetCookie()[1]).toMatch(/^octavo_rt=;.* Max-Age=0/)
  expect((await refresh(shop, `${cookie}; octavo_art=ended`)).status).toBe(200)
})

test('an expired one is refused', async () => {
  const { cookie } = await givenAccount(shop)
  await shop.db
    .updateTable('session_tokens')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('token_hash', '=', hashOfToken(cookie.split('=')[1] ?? ''))
    .execute()
  expect((await refresh(shop, cookie)).status).toBe(401)
})

describe('a sign-in has an end that no refresh puts off', () => {
  const signedInFor = (id: number, days: number) =>
    shop.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .where('user_id', '=', id)
      .execute()

  test('near it, tokens and cookie live no longer than the sign-in', async () => {
    const { id, email } = await givenAccount(shop)
    const cookie = cookiesOf(await login(shop, email, { remember: true }))
    await signedInFor(id, 170)
    const again = await refresh(shop, cookie)
    const maxAge = Number(/Max-Age=(\d+)/.exec(again.headers.getSetCookie()[0] ?? '')?.[1])
    expect(maxAge).toBeGreaterThan(10 * 86_400 - 60)
    expect(maxAge).toBeLessThanOrEqual(10 * 86_400)
    await signedInFor(id, 180 - 300 / 86_400)
    const last = await refresh(shop, cookiesOf(again))
    expect(last.body.data.expires_in).toBeLessThanOrEqual(300)
    expect(last.body.data.expires_in).toBeGreaterThan(240)
  })

  test('after it, the password is needed', async () => {
    const { id, email } = await givenAccount(shop)
    const cookie = cookiesOf(await login(shop, email, { remember: true }))
    await signedInFor(id, 181)
    expect((await refresh(shop, cookie)).status).toBe(401)
  })
})
