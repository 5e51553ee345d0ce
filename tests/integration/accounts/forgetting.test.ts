import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { ApiAnswer } from '#tests/support/api-call.ts'
import { articleId, DETAILS, eventually, givenStock } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import {
  type Account,
  givenAccount,
  isSignedIn,
  newEmail,
  PASSWORD,
} from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 100)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const leave = ({ token }: Account) =>
  shop.call('DELETE', '/api/profile', { token, body: { password: PASSWORD } })

describe('a checkout of an account that is deleted', () => {
  /** Somebody at the last step of the checkout, before paying. */
  async function givenCheckout(): Promise<Account & { checkoutId: number; amount: number }> {
    const account = await givenAccount(shop)
    const { token } = account
    await shop.call('POST', `/api/customer/cart/add/${article}`, { token, body: { quantity: 1 } })
    const body = { ...DETAILS, billing_street: 'Geheimstraat 7' }
    const valid = await shop.call('POST', '/api/customer/orders/validate-order', { token, body })
    const { checkout_id: checkoutId, amount } = valid.body.data
    return { ...account, checkoutId, amount }
  }
  const row = (checkoutId: number) =>
    shop.db
      .selectFrom('checkouts')
      .select(['state', 'details'])
      .where('id', '=', checkoutId)
      .executeTakeFirstOrThrow()

  test('is given back and forgotten; the export had it', async () => {
    const account = await givenCheckout()
    const { body } = await shop.call('GET', '/api/profile/export', { token: account.token })
    expect(body.checkouts).toMatchObject([
      {
        details: { billing_street: 'Geheimstraat 7' },
        lines: [{ sku: 'OC-BR-TN2420', quantity: 1 }],
      },
    ])
    expect((await leave(account)).status).toBe(200)
    expect(await row(account.checkoutId)).toEqual({ state: 'released', details: {} })
  })

  test('keeps the account as long as money may still come', async () => {
    const account = await givenCheckout()
    const { token, checkoutId, amount } = account
    const body = { amount, currency: 'eur', checkout_id: checkoutId }
    await shop.call('POST', '/api/customer/payment/create-intent', { token, body })
    const refused = await leave(account)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'account_in_use',
      'A payment for this account is still under way. Please try again in a quarter of an hour.',
    ])
    expect(await row(checkoutId)).toMatchObject({
      state: 'open',
      details: { billing_street: 'Geheimstraat 7' },
    })
    expect(await isSignedIn(shop, token)).toBe(true)
  })
})

describe('an email address that was changed', () => {
  const move = ({ token }: Account, email: string) =>
    shop.call('PUT', '/api/profile', { token, body: { name: 'Lotte Peeters', email } })

  test('leaves no mails behind when the account is deleted', async () => {
    const account = await givenAccount(shop)
    const email = newEmail()
    await move(account, email)
    await leave(account)
    const mails = await shop.db
      .selectFrom('mails')
      .select('template')
      .where('recipient', 'in', [account.email, email])
      .execute()
    expect(mails).toEqual([])
  })

  test('shows nothing of a guest who really has that address', async () => {
    const email = newEmail()
    await givenGuestOrder(shop, newGuest(), article, email)
    const nosy = await givenAccount(shop)
    expect((await move(nosy, email)).status).toBe(200)
    const { body } = await shop.call('GET', '/api/profile/export', { token: nosy.token })
    const templates = body.mails.map(({ subject }: { subject: string }) => subject)
    expect(templates).toEqual(['Welcome to Octavo', 'Your email address at Octavo was changed'])
    expect(body.orders).toEqual([])
  })
})

/** Waits until a call has to wait for a lock of ours. */
const untilSomebodyWaits = () =>
  vi.waitUntil(async () => {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`.execute(shop.db)
    return rows.length > 0
  })

/** An account whose cart holds something. */
async function givenShopper(): Promise<Account & { cartId: number }> {
  const account = await givenAccount(shop)
  const { token } = account
  const added = await shop.call('POST', `/api/customer/cart/add/${article}`, {
    token,
    body: { quantity: 1 },
  })
  return { ...account, cartId: added.body.data.id }
}
const validateAs = ({ token }: Account) =>
  shop.call('POST', '/api/customer/orders/validate-order', { token, body: DETAILS })

test('a cart that goes while it is checked out is a conflict, and no bug', async () => {
  const shopper = await givenShopper()
  const { answer } = await shop.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('carts').where('id', '=', shopper.cartId).execute()
    const waiting = validateAs(shopper)
    await untilSomebodyWaits()
    return { answer: waiting }
  })
  const { status, body } = await answer
  expect([status, body.code, body.valid]).toEqual([409, 'conflict', false])
})

test('a checkout that is written while its account is deleted is forgotten too', async () => {
  const shopper = await givenShopper()
  const { answer } = await shop.db.transaction().execute(async (trx) => {
    await sql`select from carts where id = ${shopper.cartId} for no key update`.execute(trx)
    const waiting = leave(shopper)
    await untilSomebodyWaits()
    await sql`insert into checkouts (user_id, cart_id, language, customer_type, details, payment_method,
        subtotal_cents, shipping_fee_cents, tax_cents, tax_lines, total_cents, expires_at)
      values (${shopper.id}, ${shopper.cartId}, 'en', 'individual', '{"billing_street":"Geheimstraat 7"}', 'credit_card',
        0, 0, 0, '[]', 0, now() + interval '15 minutes')`.execute(trx)
    return { answer: waiting }
  })
  expect((await answer).status).toBe(200)
  const left = await shop.db
    .selectFrom('checkouts')
    .select(['state', 'details'])
    .where('user_id', '=', shopper.id)
    .execute()
  expect(left).toEqual([{ state: 'released', details: {} }])
})

describe('what comes in while an account is being deleted', () => {
  /** Deletes the account while a call waits for it; answers what the call answered. */
  async function deletedDuring(account: Account, call: () => Promise<ApiAnswer>) {
    const { answer } = await shop.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ deleted_at: new Date(), email: `gone-${account.id}@deleted.invalid` })
        .where('id', '=', account.id)
        .execute()
      const waiting = call()
      await untilSomebodyWaits()
      return { answer: waiting }
    })
    return answer
  }

  test('an address is not kept', async () => {
    const account = await givenAccount(shop)
    const { status } = await deletedDuring(account, () =>
      shop.call('POST', '/api/profile/addresses', {
        token: account.token,
        body: {
          first_name: 'An',
          last_name: 'Geheim',
          street: 'Kerkstraat 1',
          city: 'Gent',
          state: 'Oost-Vlaanderen',
          postal_code: '9000',
          country: 'BE',
        },
      }),
    )
    expect(status).toBe(401)
    const kept = await shop.db
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', account.id)
      .execute()
    expect(kept).toEqual([])
  })

  test('a printer is not kept', async () => {
    const account = await givenAccount(shop)
    const printer = await shop.db
      .selectFrom('printers')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { status } = await deletedDuring(account, () =>
      shop.call('POST', '/api/customer/printers', {
        token: account.token,
        body: { printer_id: printer.id, nickname: 'Printer of An Geheim' },
      }),
    )
    expect(status).toBe(401)
    const kept = await shop.db
      .selectFrom('customer_printers')
      .select('nickname')
      .where('user_id', '=', account.id)
      .execute()
    expect(kept).toEqual([])
  })

  test('a code is neither made nor mailed', async () => {
    const account = await givenAccount(shop)
    const { email } = account
    await deletedDuring(account, () =>
      shop.call('POST', '/api/auth/forgot-password', { body: { email } }),
    )
    const later = await givenAccount(shop)
    await shop.call('POST', '/api/auth/forgot-password', { body: { email: later.email } })
    const mailsTo = (recipient: string) =>
      shop.db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', recipient)
        .where('template', '=', 'password-code')
        .execute()
    await eventually(
      () => mailsTo(later.email),
      (mails) => mails.length > 0,
    )
    expect(await mailsTo(email)).toEqual([])
  })
})
