import { generate } from 'otplib'
import { beforeEach, describe, expect, test } from 'vitest'

import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { PASSWORD } from '#tests/support/sign-in.ts'

/** Each code is good once, so every one asked for here is of the next step of a clock that we move. */
const clock = { seconds: Math.floor(Date.now() / 1000) }
const shop = await givenShop({ clock: () => new Date(clock.seconds * 1000) })

const STEP_SECONDS = 30
function codeOf(secret: string): Promise<string> {
  clock.seconds += STEP_SECONDS
  return generate({ secret, epoch: clock.seconds })
}

const call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { token }: Pick<Person, 'token'>,
  body?: object,
) => shop.call(method, `/api/auth/second-factor${path}`, { token, ...(body && { body }) })

const logIn = ({ email }: Person) =>
  shop.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } })

const prove = (challenge: string, code: string) =>
  shop.call('POST', '/api/auth/second-factor', { body: { challenge, code } })

async function switchOn(staff: Person): Promise<{ secret: string; recovery: string[] }> {
  const setup = await call('POST', '/setup', staff, { current_password: PASSWORD })
  const { secret } = setup.body.data
  const confirmed = await call('POST', '/confirm', staff, { code: await codeOf(secret) })
  expect(confirmed.status).toBe(200)
  return { secret, recovery: confirmed.body.data.recovery_codes }
}

async function setRequired(isRequired: boolean): Promise<void> {
  const value = JSON.stringify({ second_factor_required: isRequired })
  await shop.db
    .insertInto('settings')
    .values({ name: 'staff', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

let staff: Person
beforeEach(async () => {
  staff = await givenPerson(shop, 'admin', { password: PASSWORD })
})

describe('setting up', () => {
  test('needs the password, shows the secret as text and picture, and counts after a first code', async () => {
    const refused = await call('POST', '/setup', staff, { current_password: 'wrong-password' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty('current_password')
    const { body } = await call('POST', '/setup', staff, { current_password: PASSWORD })
    expect(body.data.otpauth_url).toContain(body.data.secret)
    expect(body.data.qr_svg).toMatch(/^<svg /)
    expect((await logIn(staff)).body.data).toHaveProperty('access_token')
    expect((await call('POST', '/confirm', staff, { code: '000000' })).status).toBe(422)
    const on = await call('POST', '/confirm', staff, { code: await codeOf(body.data.secret) })
    expect(new Set(on.body.data.recovery_codes).size).toBe(10)
    expect((await call('GET', '', staff)).body.data).toEqual({
      is_on: true,
      is_required: false,
      recovery_codes_left: 10,
    })
  })

  test('a second set-up does not take the place of the one in use', async () => {
    await switchOn(staff)
    const again = await call('POST', '/setup', staff, { current_password: PASSWORD })
    expect(again.status).toBe(409)
  })

  test('is not for customers', async () => {
    const customer = await givenPerson(shop)
    expect((await call('GET', '', customer)).status).toBe(403)
    expect((await call('POST', '/setup', customer, { current_password: PASSWORD })).status).toBe(
      403,
    )
  })
})

describe('logging in', () => {
  test('answers a challenge and no token, and the code ends it', async () => {
    const { secret } = await switchOn(staff)
    const { status, body, headers } = await logIn(staff)
    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual(['challenge'])
    expect(headers.getSetCookie()).toEqual([])
    const done = await prove(body.data.challenge, await codeOf(secret))
    expect(done.body.data.user.id).toBe(staff.id)
    const { status: orders } = await shop.call('GET', '/api/admin/orders', {
      token: done.body.data.access_token,
    })
    expect(orders).toBe(200)
  })

  test('a code is good once, and so is a challenge', async () => {
    const { secret } = await switchOn(staff)
    const [first, second] = [await logIn(staff), await logIn(staff)].map(
      ({ body }) => body.data.challenge,
    )
    const code = await codeOf(secret)
    expect((await prove(first, code)).status).toBe(200)
    expect((await prove(second, code)).body.code).toBe('validation')
    expect((await prove(first, await codeOf(secret))).body.code).toBe('challenge_over')
  })

  test('twenty tries of one code at once let in one', async () => {
    const { secret } = await switchOn(staff)
    const { challenge } = (await logIn(staff)).body.data
    const code = await codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(challenge, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
  })

  test('a recovery code lets in once, as it is read out', async () => {
    const { recovery } = await switchOn(staff)
    const [code = ''] = recovery
    const again = async (typed: string) => prove((await logIn(staff)).body.data.challenge, typed)
    expect((await again(` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await again(code)).status).toBe(422)
    expect((await call('GET', '', staff)).body.data.recovery_codes_left).toBe(9)
  })

  test('codes cannot be tried out', async () => {
    await switchOn(staff)
    const { challenge } = (await logIn(staff)).body.data
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await prove(challenge, String(attempt).padStart(6, '0'))).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('a new password ends a sign-in that owes its code', async () => {
    const { secret } = await switchOn(staff)
    const { challenge } = (await logIn(staff)).body.data
    const changed = await shop.call('PUT', '/api/profile', {
      token: staff.token,
      body: {
        current_password: PASSWORD,
        password: 'a-quite-other-word',
        password_confirmation: 'a-quite-other-word',
      },
    })
    expect(changed.status).toBe(200)
    expect((await prove(challenge, await codeOf(secret))).body.code).toBe('challenge_over')
  })
})

describe('where the shop asks for it', () => {
  beforeEach(async () => {
    await setRequired(true)
    return () => setRequired(false)
  })

  test('staff without one reach nothing but setting it up, which opens the rest', async () => {
    const orders = () => shop.call('GET', '/api/admin/orders', { token: staff.token })
    await expect.poll(async () => (await orders()).body.code).toBe('second_factor_required')
    await switchOn(staff)
    expect((await shop.call('GET', '/api/admin/orders', { token: staff.token })).status).toBe(200)
    const off = await call('DELETE', '', staff, { current_password: PASSWORD })
    expect(off.status).toBe(409)
  })

  test('customers notice nothing', async () => {
    const customer = await givenPerson(shop)
    expect((await shop.call('GET', '/api/customer/orders', { token: customer.token })).status).toBe(
      200,
    )
  })
})
