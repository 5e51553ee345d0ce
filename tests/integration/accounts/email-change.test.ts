import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import {
  type Account,
  givenAccount,
  isSignedIn,
  login,
  newEmail,
  PASSWORD,
  register,
} from '#tests/support/sign-in.ts'

const shop = await givenShop({ template: 'migrated' })
const staff = await givenPerson(shop, 'super_admin')

const save = ({ token }: Account, fields: object, language = 'en') =>
  shop.call('PUT', '/api/profile', { token, language, body: { name: 'Lotte', ...fields } })
const letSignInAge = ({ id }: Account, minutes: number) =>
  sql`update sessions set created_at = created_at - make_interval(mins => ${minutes}) where user_id = ${id}`.execute(
    shop.db,
  )
const restore = (token: string, language = 'en') =>
  shop.call('POST', '/api/auth/restore-email', { language, body: { token } })

/** The link of the newest mail to an address about its change, as staff read it. */
async function tokenMailedTo(email: string): Promise<string> {
  const { id } = await shop.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .where('template', '=', 'email-changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { body } = await shop.call('GET', `/api/admin/mails/${id}`, { token: staff.token })
  return /\/restore-email\?token=([\w-]+)/.exec(body.data.text)?.[1] ?? ''
}

describe('another email', () => {
  test('is taken at once from who has just signed in', async () => {
    const account = await givenAccount(shop)
    await letSignInAge(account, 9)
    expect((await save(account, { email: newEmail() })).status).toBe(200)
  })

  test.each([
    ['en', 'Please enter your current password to change the email address.'],
    ['nl', 'Vul je huidige wachtwoord in om het e-mailadres te wijzigen.'],
    ['fr', 'Saisissez votre mot de passe actuel pour changer l’adresse e-mail.'],
  ])('later it asks for the password, in %s', async (language, sentence) => {
    const account = await givenAccount(shop)
    await letSignInAge(account, 11)
    const email = newEmail()
    const asked = await save(account, { email }, language)
    expect([asked.status, asked.body.errors]).toEqual([422, { current_password: [sentence] }])
    const wrong = await save(account, { email, current_password: 'wrong' })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: ['The current password is incorrect.'] },
    ])
    expect((await login(shop, account.email)).status).toBe(200)
    const right = await save(account, { email, current_password: PASSWORD })
    expect([right.status, right.body.data.email]).toEqual([200, email])
  })

  test('everything else is saved without it', async () => {
    const account = await givenAccount(shop)
    await letSignInAge(account, 60 * 24)
    const { status } = await save(account, { email: account.email.toUpperCase(), phone: '0475' })
    expect(status).toBe(200)
  })
})

describe('the link in the mail to the old address', () => {
  test('takes it back once, and ends all sign-ins', async () => {
    const account = await givenAccount(shop)
    const email = newEmail()
    await save(account, { email })
    const token = await tokenMailedTo(account.email)
    const answers = await Promise.all([restore(token), restore(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await isSignedIn(shop, account.token)).toBe(false)
    expect((await login(shop, email)).status).toBe(401)
    expect((await login(shop, account.email)).status).toBe(200)
    const again = await restore(token, 'nl')
    expect([again.status, again.body.message]).toEqual([
      422,
      'Deze link is niet meer geldig. Neem contact met ons op.',
    ])
  })

  test('is over after seven days', async () => {
    const account = await givenAccount(shop)
    await save(account, { email: newEmail() })
    const token = await tokenMailedTo(account.email)
    await sql`update email_restores set expires_at = expires_at - interval '7 days' where user_id = ${account.id}`.execute(
      shop.db,
    )
    expect((await restore(token)).status).toBe(422)
  })

  test('is no use to who took the account over: only the first owner wins in the end', async () => {
    const account = await givenAccount(shop)
    const [second, third] = [newEmail(), newEmail()]
    await save(account, { email: second })
    await save(account, { email: third })
    const [first, later] = [await tokenMailedTo(account.email), await tokenMailedTo(second)]
    expect((await restore(later)).status).toBe(200)
    expect((await restore(first)).status).toBe(200)
    expect((await restore(later)).status).toBe(422)
    expect((await login(shop, account.email)).status).toBe(200)
  })

  test('finds its address free: nobody else gets it meanwhile', async () => {
    const [account, other] = [await givenAccount(shop), await givenAccount(shop)]
    await save(account, { email: newEmail() })
    const opened = await register(shop, { email: account.email.toUpperCase() })
    expect([opened.status, Object.keys(opened.body.errors)]).toEqual([422, ['email']])
    const moved = await save(other, { email: account.email })
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['email']])
    expect((await save(account, { email: account.email })).status).toBe(200)
  })

  test('is in no table', async () => {
    const account = await givenAccount(shop)
    await save(account, { email: newEmail() })
    const token = await tokenMailedTo(account.email)
    expect(token.length).toBeGreaterThan(40)
    const { text } = await shop.db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', account.email)
      .where('template', '=', 'email-changed')
      .executeTakeFirstOrThrow()
    expect(text).not.toContain(token)
  })
})
