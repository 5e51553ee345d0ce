import { afterEach, describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { accountJobs } from '#server/accounts/jobs.ts'
import { releaseIn } from '#server/checkout/release-checkout.ts'
import { articleId, DETAILS, givenStock } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import {
  type Account,
  givenAccount,
  isSignedIn,
  login,
  newEmail,
  PASSWORD,
  refresh,
} from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 100)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const ADDRESS = {
  first_name: 'An',
  last_name: 'Geheim',
  street: 'Kerkstraat 1',
  city: 'Gent',
  state: 'Oost-Vlaanderen',
  postal_code: '9000',
  country: 'BE',
}

/** A customer with something in every corner of the shop, and an order under way. */
async function givenRichAccount(): Promise<Account & { orderId: number }> {
  const email = newEmail()
  const guest = newGuest()
  const orderId = await givenGuestOrder(shop, guest, article, email)
  const account = await givenAccount(shop, { email, guest })
  const { token, id } = account
  const calls = [
    ['POST', '/api/profile/addresses', ADDRESS],
    ['POST', `/api/customer/cart/add/${article}`, { quantity: 2 }],
  ] as const
  for (const [method, path, body] of calls) {
    expect((await shop.call(method, path, { token, body })).status).toBe(201)
  }
  const printer = await shop.db
    .selectFrom('printers')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('customer_printers')
    .values({ user_id: id, printer_id: printer.id, nickname: `Printer ${id}` })
    .execute()
  await shop.db.insertInto('wishlist_items').values({ user_id: id, product_id: article }).execute()
  await shop.db
    .insertInto('notifications')
    .values({ user_id: id, type: 'info', title: `Title ${id}`, message: 'Message' })
    .execute()
  return { ...account, orderId }
}

const leave = ({ token }: Account, password = PASSWORD, headers: Record<string, string> = {}) =>
  shop.call('DELETE', '/api/profile', { token, body: { password }, headers })

/** An order that is sent has been paid. */
async function letOrderBe(id: number, status: 'pending' | 'processing' | 'completed') {
  await shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
  const payment = status === 'pending' ? 'pending' : 'paid'
  await shop.db
    .updateTable('payments')
    .set({ status: payment })
    .where('order_id', '=', id)
    .execute()
}

describe('deleting an account', () => {
  test('is refused while an order is under way, and changes nothing', async () => {
    const account = await givenRichAccount()
    for (const status of ['pending', 'processing'] as const) {
      await letOrderBe(account.orderId, status)
      const { status: code, body } = await leave(account)
      expect([code, body.code]).toEqual([409, 'account_in_use'])
      expect(body.message).toBe(
        'This account still has an order under way. You can delete it once every order has been delivered or cancelled.',
      )
    }
    expect(await isSignedIn(shop, account.token)).toBe(true)
  })

  test('needs the password, and a page of this shop', async () => {
    const account = await givenAccount(shop)
    const wrong = await leave(account, 'wrong')
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { password: ['This password is incorrect.'] },
    ])
    const missing = await shop.call('DELETE', '/api/profile', { token: account.token, body: {} })
    expect(missing.body.errors).toEqual({ password: ['Password is required'] })
    expect((await leave(account, PASSWORD, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await isSignedIn(shop, account.token)).toBe(true)
  })

  test.each(['admin', 'super_admin'] as const)('is not for staff: %s', async (role) => {
    const { token } = await givenPerson(shop, role, { password: PASSWORD })
    const { status, body } = await shop.call('DELETE', '/api/profile', {
      token,
      language: 'fr',
      body: { password: PASSWORD },
    })
    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      'Un compte du personnel ne peut pas se supprimer lui-même.',
    ])
    expect(await isSignedIn(shop, token)).toBe(true)
  })

  test('asked for many times at once, nobody hears that the password was wrong', async () => {
    const account = await givenAccount(shop)
    const answers = await Promise.all(Array.from({ length: 8 }, () => leave(account)))
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses.difference(new Set([200, 401]))]).toEqual([])
  })

  test('cannot be kept from going by who registers what would be left of the address', async () => {
    const account = await givenAccount(shop)
    await givenAccount(shop, { email: `deleted-${account.id}@deleted.invalid` })
    expect((await leave(account)).status).toBe(200)
  })

  test('leaves nothing of the person but the orders', async () => {
    const account = await givenRichAccount()
    const { id, email } = account
    const elsewhere = (await login(shop, email)).body.data.access_token
    await letOrderBe(account.orderId, 'completed')
    const gone = await leave(account)
    expect([gone.status, gone.body.message]).toEqual([200, 'Your account has been deleted.'])
    expect(gone.headers.getSetCookie()).toHaveLength(2)
    for (const token of [account.token, elsewhere])
      expect(await isSignedIn(shop, token)).toBe(false)
    expect((await refresh(shop, account.cookie)).status).toBe(401)
    expect((await login(shop, email)).body.code).toBe('invalid_credentials')
    for (const table of [
      'addresses',
      'carts',
      'customer_printers',
      'email_restores',
      'notifications',
      'sessions',
      'wishlist_items',
    ] as const) {
      const rows = await shop.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', id)
        .execute()
      expect([table, rows]).toEqual([table, []])
    }
    const row = await shop.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(email)
    expect(row).toMatchObject({ name: '', password_hash: null, phone: null, vat_number: null })
    const order = await shop.db
      .selectFrom('orders')
      .select(['user_id', 'email'])
      .where('id', '=', account.orderId)
      .executeTakeFirstOrThrow()
    expect(order).toEqual({ user_id: id, email })
    const mails = await shop.db
      .selectFrom('mails')
      .select('template')
      .where('recipient', '=', email)
      .execute()
    expect(mails).toEqual([{ template: 'order-received' }])
    // The address is free again.
    await givenAccount(shop, { email })
  })

  test('leaves no trace in alerts, jobs, stored answers and the provider’s events', async () => {
    const account = await givenAccount(shop)
    const { id, email, token } = account
    const other = await givenAccount(shop)
    const traces = async () => {
      const [row] = await readRows<Record<string, number>>(
        shop.db,
        `select (select count(*)::int from stock_alerts where email = $1) as alerts,
          (select count(*)::int from mails where recipient = $1 and template = 'back-in-stock') as mails,
          (select count(*)::int from pgboss.job where data::text ilike '%' || $1 || '%' or data ->> 'user_id' = $2) as jobs,
          (select count(*)::int from idempotency_keys where starts_with(owner, 'user ' || $2 || ' ')
            or answer::text ilike '%' || $1 || '%') as answers,
          (select count(*)::int from webhook_events where payload::text ilike '%' || $1 || '%') as events`,
        [email, String(id)],
      )
      return row
    }
    await shop.db
      .insertInto('stock_alerts')
      .values({ product_id: article, email: email.toUpperCase(), language: 'en' })
      .execute()
    await shop.db
      .insertInto('mails')
      .values({
        dedupe_key: `back-in-stock:${email}`,
        template: 'back-in-stock',
        language: 'en',
        recipient: email,
        subject: 'Back',
        html: '',
        text: '',
        message_id: `<${email}>`,
      })
      .execute()
    await shop.call('POST', '/api/auth/forgot-password', { body: { email } })
    const releasedIntent = `pi_released_${id}`
    await shop.call('POST', `/api/customer/cart/add/${article}`, { token, body: { quantity: 1 } })
    const valid = await shop.call('POST', '/api/customer/orders/validate-order', {
      token,
      body: { ...DETAILS, billing_email: email },
    })
    expect(valid.status).toBe(200)
    await readRows(
      shop.db,
      `insert into payment_intents (id, checkout_id, amount_cents, client_secret, status)
      select $1, id, total_cents, 'secret', 'canceled' from checkouts where user_id = $2`,
      [releasedIntent, id],
    )
    await shop.db.transaction().execute((trx) => releaseIn(trx, valid.body.data.checkout_id))
    await shop.db
      .insertInto('webhook_events')
      .values({
        id: `evt_${id}`,
        type: 'payment_intent.canceled',
        intent_id: releasedIntent,
        payload: JSON.stringify({ receipt_email: email }),
        processed_at: new Date(),
      })
      .execute()
    for (const owner of [`user ${id} /customer/orders`, 'guest abc /guest/orders'])
      await shop.db
        .insertInto('idempotency_keys')
        .values({
          owner,
          key: email,
          request_hash: Buffer.from('x'),
          answer: JSON.stringify({ email }),
        })
        .execute()
    const before = await traces()
    for (const [kind, rows] of Object.entries(before ?? {}))
      expect([kind, rows > 0]).toEqual([kind, true])
    expect((await leave(account)).status).toBe(200)
    expect(await traces()).toEqual({ alerts: 0, mails: 0, jobs: 0, answers: 0, events: 0 })
    expect(await isSignedIn(shop, other.token)).toBe(true)
  })
})

describe('the export', () => {
  test('is a file of everything held on the customer, and on nobody else', async () => {
    const [mine, theirs] = [await givenRichAccount(), await givenRichAccount()]
    const { status, headers, body } = await shop.call('GET', '/api/profile/export', {
      token: mine.token,
    })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="octavo-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(body).toMatchObject({
      exported_at: expect.stringMatching(/Z$/),
      profile: { name: 'Lotte Peeters', email: mine.email },
      settings: { language: 'en', marketing_consent_at: null, muted_notifications: [] },
      addresses: [{ ...ADDRESS, is_default: true }],
      printers: [{ nickname: `Printer ${mine.id}` }],
      wishlist: [{ sku: 'OC-BR-TN2420', color: null }],
      cart: [{ sku: 'OC-BR-TN2420', quantity: 2 }],
      orders: [
        {
          email: mine.email,
          total: expect.stringMatching(/^\d+\.\d\d$/),
          payment: {
            method: 'bank_transfer',
            status: 'pending',
            structured_communication: expect.stringMatching(/^\+{3}/),
          },
          events: [{ kind: 'placed' }],
          lines: [{ sku: 'OC-BR-TN2420', quantity: 1 }],
        },
      ],
    })
    expect(body.sign_ins).toHaveLength(1)
    expect(body.mails.map(({ subject }: { subject: string }) => subject)).toContain(
      'Welcome to Octavo',
    )
    const welcome = body.mails.find(({ subject }: { subject: string }) =>
      subject.startsWith('Welcome'),
    )
    expect(welcome.text).toContain('Hello Lotte Peeters,')
    expect(JSON.stringify(body.notifications)).toContain(`Title ${mine.id}`)
    const text = JSON.stringify(body)
    expect(text).not.toContain(theirs.email)
    expect(text).not.toContain(`Title ${theirs.id}`)
    for (const secret of ['password_hash', 'token', 'argon2', 'guest_hash']) {
      expect(text).not.toContain(secret)
    }
  })
})

test('a new table that names an account is thought of: in the export, and at its end', async () => {
  const columns = await readRows<{ name: string }>(
    shop.db,
    `select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`,
    [],
  )
  expect(columns.map(({ name }) => name)).toEqual([
    'addresses',
    'carts',
    'checkouts', // erased but for its sums
    'customer_printers',
    'email_restores',
    'mails', // those about orders stay with the orders
    'notification_sendings', // what staff wrote to one account: deleted with it
    'notifications',
    'orders', // stay, as the law wants
    'password_codes', // a keyed hash: nothing to export
    'quick_order_lists',
    'recovery_codes', // of staff, who do not leave by themselves, as second factors, challenges and views
    'saved_views',
    'second_factors',
    'sessions',
    'sign_in_challenges',
    'staff_invitations',
    'staff_presence',
    'stock_alerts',
    'wishlist_items',
  ])
})

test('what is over is swept away, and nothing else', async () => {
  const [old, fresh] = [await givenAccount(shop), await givenAccount(shop)]
  const longAgo = new Date(Date.now() - 40 * 86_400_000)
  await shop.db
    .updateTable('sessions')
    .set({ created_at: longAgo })
    .where('user_id', '=', old.id)
    .execute()
  await shop.db
    .updateTable('session_tokens')
    .set({ expires_at: longAgo })
    .where('session_id', 'in', (eb) =>
      eb.selectFrom('sessions').select('id').where('user_id', '=', old.id),
    )
    .execute()
  await shop.db
    .insertInto('password_codes')
    .values([
      { user_id: old.id, code_hmac: Buffer.alloc(32), code_expires_at: longAgo },
      {
        user_id: fresh.id,
        code_hmac: Buffer.alloc(32),
        code_expires_at: longAgo,
        reset_expires_at: new Date(Date.now() + 60_000),
      },
    ])
    .execute()
  await shop.db
    .insertInto('limit_points')
    .values([
      { key: 'stale', expire: 1 },
      { key: 'good', expire: Date.now() + 60_000 },
    ])
    .execute()

  const sweep = accountJobs(shop.server.shop).find(({ cron }) => cron !== undefined)
  await sweep?.run({})

  const sessions = await shop.db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', 'in', [old.id, fresh.id])
    .execute()
  expect(sessions).toEqual([{ user_id: fresh.id }])
  const codes = await shop.db.selectFrom('password_codes').select('user_id').execute()
  expect(codes).toEqual([{ user_id: fresh.id }])
  const points = await shop.db
    .selectFrom('limit_points')
    .select('key')
    .where('key', 'in', ['stale', 'good'])
    .execute()
  expect(points).toEqual([{ key: 'good' }])
  expect(await isSignedIn(shop, fresh.token)).toBe(true)
})
