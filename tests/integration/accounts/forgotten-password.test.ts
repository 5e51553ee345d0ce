import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { eventually } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, type TestShop } from '#tests/support/shop.ts'
import {
  givenAccount,
  isSignedIn,
  login,
  newEmail,
  PASSWORD,
  refresh,
} from '#tests/support/sign-in.ts'

const shop = await givenShop({ template: 'migrated' })
const NEW_PASSWORD = 'another long password'

function forgot(where: TestShop, email: string) {
  return where.call('POST', '/api/auth/forgot-password', { body: { email } })
}

function verify(where: TestShop, email: string, otp: string) {
  return where.call('POST', '/api/auth/verify-otp', { body: { email, otp } })
}

function reset(email: string, token: string, password = NEW_PASSWORD) {
  return shop.call('POST', '/api/auth/reset-password', {
    body: { email, token, password, password_confirmation: password },
  })
}

async function codeMails(where: TestShop, email: string) {
  return where.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .where('template', '=', 'password-code')
    .orderBy('id')
    .execute()
}

/** Asks for a code and reads it as staff could. */
async function givenCode(email: string): Promise<string> {
  const before = (await codeMails(shop, email)).length
  expect((await forgot(shop, email)).status).toBe(200)
  const mails = await eventually(
    () => codeMails(shop, email),
    (all) => all.length > before,
  )
  const secret = mails.at(-1)?.secret
  if (!secret) throw new Error('There is no mail with a code')
  return shop.server.shop.secrets.decrypt(secret)
}

/** Every code but the right one. */
function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000'
}

test('a mailed code gives a token, and the token one new password', async () => {
  const account = await givenAccount(shop)
  const elsewhere = (await login(shop, account.email)).body.data.access_token
  const code = await givenCode(account.email)
  expect(code).toMatch(/^\d{6}$/)
  const verified = await verify(shop, account.email.toUpperCase(), code)
  expect(verified.headers.get('cache-control')).toBe('no-store')
  expect(verified.status).toBe(200)
  const token = verified.body.data.reset_token

  expect((await reset(newEmail(), token)).body.errors).toHaveProperty('token')
  const done = await reset(account.email, token)

  expect(done.status).toBe(200)
  for (const signIn of [account.token, elsewhere]) {
    expect(await isSignedIn(shop, signIn)).toBe(false)
  }
  expect((await refresh(shop, account.cookie)).status).toBe(401)
  expect((await login(shop, account.email)).status).toBe(401)
  expect((await login(shop, account.email, { password: NEW_PASSWORD })).status).toBe(200)
  const again = await reset(account.email, token)
  expect([again.status, again.body.errors.token]).toEqual([
    422,
    ['This is no longer valid. Please ask for a new code.'],
  ])
  const told = await shop.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', account.email)
    .where('template', '=', 'password-changed')
    .execute()
  expect(told).toEqual([{ subject: 'Your password at Octavo was changed' }])
})

test('a code is used once, the newest only, and not by somebody else', async () => {
  const account = await givenAccount(shop)
  const other = await givenAccount(shop)
  const older = await givenCode(account.email)
  const newer = await givenCode(account.email)
  if (older !== newer) expect((await verify(shop, account.email, older)).status).toBe(422)
  expect((await verify(shop, other.email, newer)).status).toBe(422)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => verify(shop, account.email, newer)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
})

test('after five wrong tries the right code is worth nothing', async () => {
  const { email } = await givenAccount(shop)
  const last = await givenCode(email)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => verify(shop, email, wrong(last))),
  )
  for (const { status, body } of answers) {
    expect([status, body.errors.otp]).toEqual([422, ['This code is incorrect or no longer valid.']])
  }
  await shop.db.deleteFrom('limit_points').execute()
  expect((await verify(shop, email, last)).status).toBe(422)
})

test('the fifth try may still be right', async () => {
  const { email } = await givenAccount(shop)
  const code = await givenCode(email)
  await Promise.all(Array.from({ length: 4 }, () => verify(shop, email, wrong(code))))
  expect((await verify(shop, email, code)).status).toBe(200)
})

test('a code ends after 10 minutes, a token after 15', async () => {
  const account = await givenAccount(shop)
  const code = await givenCode(account.email)
  const row = await shop.db
    .selectFrom('password_codes')
    .selectAll()
    .where('user_id', '=', account.id)
    .executeTakeFirstOrThrow()
  const lives = row.code_expires_at.getTime() - row.created_at.getTime()
  expect(lives).toBe(10 * 60_000)
  const set = (values: object) =>
    shop.db.updateTable('password_codes').set(values).where('user_id', '=', account.id).execute()
  await set({ code_expires_at: new Date(Date.now() - 1000) })
  expect((await verify(shop, account.email, code)).status).toBe(422)
  await set({ code_expires_at: new Date(Date.now() + 1000) })
  const token = (await verify(shop, account.email, code)).body.data.reset_token
  await set({ reset_expires_at: new Date(Date.now() - 1000) })
  expect((await reset(account.email, token)).status).toBe(422)
  await set({ reset_expires_at: new Date(Date.now() + 1000) })
  expect((await reset(account.email, token)).status).toBe(200)
})

test('the code stands in no table as such, nor in the jobs', async () => {
  const { email } = await givenAccount(shop)
  const code = await givenCode(email)
  const [mail] = await codeMails(shop, email)
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(code)
  expect(mail?.text).toContain('[[secret]]')
  const kept = await eventually(
    () => codeMails(shop, email),
    ([one]) => one?.status === 'kept',
  )
  // Without a mail server it stays readable, by staff.
  expect(shop.server.shop.secrets.decrypt(kept[0]?.secret ?? Buffer.of())).toBe(code)
  const { rows } = await sql<{
    data: string | null
  }>`select data::text as data from pgboss.job`.execute(shop.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { data } of rows) expect(data ?? '').not.toContain(code)
})

test('mails to staff are marked as such', async () => {
  const { email } = await givenPerson(shop, 'admin', { password: PASSWORD })
  await givenCode(email)
  expect((await codeMails(shop, email))[0]?.is_for_staff).toBe(true)
})

test('five codes an hour for one email, and the sixth is refused with the time to wait', async () => {
  const { email } = await givenAccount(shop)
  for (let codes = 0; codes < 5; codes++) await givenCode(email)
  const refused = await forgot(shop, email)
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60)
  expect(await codeMails(shop, email)).toHaveLength(5)
  const other = await givenAccount(shop)
  await givenCode(other.email)
})

describe('a code that is under way is worth nothing any more', () => {
  const save = (token: string, body: object) => shop.call('PUT', '/api/profile', { token, body })
  const changePassword = (token: string) =>
    save(token, {
      current_password: PASSWORD,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    })

  test('once its owner has changed the password', async () => {
    const { email, token } = await givenAccount(shop)
    const code = await givenCode(email)
    expect((await changePassword(token)).status).toBe(200)
    expect((await verify(shop, email, code)).status).toBe(422)
  })

  test('nor the token that somebody exchanged it for', async () => {
    const { email, token } = await givenAccount(shop)
    const stolen = (await verify(shop, email, await givenCode(email))).body.data.reset_token
    await changePassword(token)
    expect((await reset(email, stolen, 'the password of a thief')).status).toBe(422)
    expect((await login(shop, email, { password: NEW_PASSWORD })).status).toBe(200)
  })

  test('once the account has another address: it was mailed to the old one', async () => {
    const { email, token } = await givenAccount(shop)
    const code = await givenCode(email)
    const moved = newEmail()
    expect((await save(token, { name: 'Lotte', email: moved })).status).toBe(200)
    expect((await verify(shop, moved, code)).status).toBe(422)
  })

  test('but a profile saved with the same address leaves it alone', async () => {
    const { email, token } = await givenAccount(shop)
    const code = await givenCode(email)
    await save(token, { name: 'Lotte Janssens', email: email.toUpperCase() })
    expect((await verify(shop, email, code)).status).toBe(200)
  })
})

test('an unknown, blocked or deleted account gets no mail and the same answer', async () => {
  const blocked = await givenAccount(shop)
  await shop.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('id', '=', blocked.id)
    .execute()
  const known = await givenAccount(shop)
  const unknown = newEmail()
  const answers = await Promise.all(
    [blocked.email, unknown, known.email].map((email) => forgot(shop, email)),
  )
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  await eventually(
    () => codeMails(shop, known.email),
    (mails) => mails.length > 0,
  )
  expect(await codeMails(shop, blocked.email)).toEqual([])
  expect(await codeMails(shop, unknown)).toEqual([])
  const right = await verify(shop, known.email, '12345x')
  expect([right.status, right.body.errors.otp]).toEqual([422, ['The code has 6 digits.']])
  const [one, two] = [
    await verify(shop, unknown, '123456'),
    await verify(shop, blocked.email, '123456'),
  ]
  expect([one.status, one.body]).toEqual([two.status, two.body])
  expect(one.body.errors.otp).toEqual(['This code is incorrect or no longer valid.'])
})

describe('with a mail server', () => {
  test('the code goes out and is erased', async () => {
    const arrived: string[] = []
    const port = await freePort(0)
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, _session, done) {
        let raw = ''
        stream.on('data', (part: Buffer) => {
          raw += part.toString()
        })
        stream.on('end', () => {
          arrived.push(raw)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
    afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const mailing = await givenShop({
      template: 'migrated',
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    })
    const { email } = await givenAccount(mailing, { language: 'nl' })
    await forgot(mailing, email)
    const [mail] = await eventually(
      () => codeMails(mailing, email),
      ([one]) => one?.status === 'sent',
    )
    expect([mail?.status, mail?.secret]).toEqual(['sent', null])
    const parsed = await Promise.all(arrived.map((raw) => PostalMime.parse(raw)))
    const sent = parsed.find(({ subject }) => subject?.startsWith('Je code'))
    const code = /^\d{6}$/m.exec(sent?.text ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
    expect(sent?.html).toContain(code)
    expect((await verify(mailing, email, code)).status).toBe(200)
  })
})
