import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { wishlistJobs } from '#server/wishlist/jobs.ts'
import { watchWishes } from '#server/wishlist/watch-wishes.ts'
import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, newEmail, PASSWORD } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const binder = await articleId(shop, 'OC-BINDER-A4-40')
const colors = await shop.db
  .selectFrom('product_colors')
  .select('id')
  .where('product_id', '=', binder)
  .orderBy('id')
  .execute()
const color = colors[0]?.id ?? 0

beforeEach(async () => {
  await shop.db.deleteFrom('stock_alerts').execute()
  await shop.db.deleteFrom('limit_points').execute()
  await givenStock(shop, article, 0)
})
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const watch = () => watchWishes(shop.server.shop)
const alerts = () => shop.db.selectFrom('stock_alerts').selectAll().orderBy('id').execute()
const mailsTo = (email: string) =>
  shop.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html', 'language', 'user_id'])
    .where('template', '=', 'back-in-stock')
    .where('recipient', '=', email)
    .execute()
const askAsGuest = (body: object | undefined, options: { language?: string; id?: number } = {}) =>
  shop.call('POST', `/api/guest/products/${options.id ?? article}/notify-me`, {
    guest: newGuest(),
    ...(options.language !== undefined && { language: options.language }),
    ...(body !== undefined && { body }),
  })
const askAs = ({ token }: Pick<Person, 'token'>, body?: object, id = article) =>
  shop.call('POST', `/api/customer/products/${id}/notify-me`, {
    token,
    ...(body !== undefined && { body }),
  })
const notificationsOf = async ({ token }: Pick<Person, 'token'>) => {
  const { body } = await shop.call('GET', '/api/customer/notifications', { token })
  return body.data.notifications
}
const givenColorStock = (pieces: number, id = color) =>
  shop.db.transaction().execute(async (trx) => {
    const { on_hand } = await trx
      .selectFrom('stock')
      .select('on_hand')
      .where('product_color_id', '=', id)
      .executeTakeFirstOrThrow()
    if (on_hand === pieces) return
    await trx
      .insertInto('stock_movements')
      .values({
        product_id: binder,
        product_color_id: id,
        kind: 'adjustment',
        on_hand_change: pieces - on_hand,
        actor: 'test',
      })
      .execute()
    await trx
      .updateTable('stock')
      .set({ on_hand: pieces })
      .where('product_color_id', '=', id)
      .execute()
  })

describe('asking', () => {
  test('a customer needs no body; the mail will go to the address of the account', async () => {
    const customer = await givenPerson(shop)
    const { status, body } = await askAs(customer)
    expect(status).toBe(201)
    expect(body).toEqual({
      status: 'success',
      message: `We’ll send one email to ${customer.email} as soon as it is back in stock.`,
      data: { product_id: article, product_color_id: null, email: customer.email },
    })
    await askAs(customer, { email: 'somebody.else@example.org' })
    expect(await alerts()).toMatchObject([{ user_id: customer.id, email: null }])
  })

  test('a guest gives an address, and is kept once however often and at once it is asked', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => askAsGuest({ email }, { language: 'nl' })),
    )
    const shouted = await askAsGuest({ email: ` ${email.toUpperCase()} ` }, { language: 'nl' })
    for (const { status } of [...answers, shouted]) expect(status).toBe(201)
    expect(answers[0]?.body).toMatchObject({
      message: `${email} krijgt één mail zodra het weer op voorraad is.`,
      data: { product_id: article, product_color_id: null, email },
    })
    expect(await alerts()).toMatchObject([{ user_id: null, email, language: 'nl' }])
  })

  test.each([
    ['no body', undefined, { email: ['Email is required'] }],
    ['no address', {}, { email: ['Email is required'] }],
    ['an empty one', { email: ' ' }, { email: ['Email is required'] }],
    ['none that is one', { email: 'an@' }, { email: ['Email is invalid'] }],
    [
      'an unknown field',
      { email: 'a@b.be', name: 'An' },
      { name: ['This field is not known here.'] },
    ],
    [
      'a colour of another article',
      { email: 'a@b.be', product_color_id: color },
      { product_color_id: ['This value is not valid.'] },
    ],
  ])('a guest with %s is refused', async (_, given, errors) => {
    const { status, body } = await askAsGuest(given)
    expect([status, body.code, body.errors]).toEqual([422, 'validation', errors])
    expect(await alerts()).toEqual([])
  })

  test('needs a guest id, or a customer', async () => {
    const path = (area: string) => `/api/${area}/products/${article}/notify-me`
    const body = { email: newEmail() }
    const nobody = await shop.call('POST', path('guest'), { body })
    expect([nobody.status, nobody.body.code]).toEqual([400, 'session_required'])
    expect((await shop.call('POST', path('customer'), { body })).status).toBe(401)
    const admin = await givenPerson(shop, 'admin')
    expect((await askAs(admin)).status).toBe(403)
  })

  test('what is in stock, or nowhere, is refused', async () => {
    await givenStock(shop, article, 1)
    const there = await askAsGuest({ email: newEmail() }, { language: 'fr' })
    expect([there.status, there.body.code, there.body.message]).toEqual([
      409,
      'in_stock',
      'Ce produit est en stock\u00A0: vous pouvez le commander maintenant.',
    ])
    for (const id of [2_147_483_000, 'x', 0]) {
      const path = `/api/guest/products/${id}/notify-me`
      const { status } = await shop.call('POST', path, {
        guest: newGuest(),
        body: { email: newEmail() },
      })
      expect(status).toBe(404)
    }
    expect(await alerts()).toEqual([])
  })

  test('is limited as public forms are: 20 in ten minutes', async () => {
    const email = newEmail()
    for (let call = 0; call < 20; call += 1) expect((await askAsGuest({ email })).status).toBe(201)
    const { status, headers } = await askAsGuest({ email: newEmail() })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(540)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600)
  })

  test('nobody waits for more than 50', async () => {
    const email = newEmail()
    const others = await shop.db
      .selectFrom('products')
      .select('id')
      .where('id', '<>', article)
      .limit(50)
      .execute()
    await shop.db
      .insertInto('stock_alerts')
      .values(others.map(({ id }) => ({ product_id: id, email, language: 'en' })))
      .execute()
    const { status, body } = await askAsGuest({ email })
    expect([status, body.message]).toEqual([
      409,
      'You can wait for at most 50 products at the same time.',
    ])
    expect((await askAsGuest({ email: newEmail() })).status).toBe(201)
  })
})

describe('back in stock', () => {
  test('each who asked gets one mail in the own language, and a customer is told in the shop', async () => {
    const [guest, customer] = [newEmail(), await givenPerson(shop)]
    await shop.db
      .updateTable('users')
      .set({ language: 'fr' })
      .where('id', '=', customer.id)
      .execute()
    await askAsGuest({ email: guest }, { language: 'nl' })
    await askAs(customer)
    await watch()
    expect(await mailsTo(guest)).toEqual([])

    await givenStock(shop, article, 3)
    await Promise.all([watch(), watch()])
    await givenStock(shop, article, 0)
    await givenStock(shop, article, 5)
    await watch()

    const { name_nl, slug } = await shop.db
      .selectFrom('products')
      .select(['name_nl', 'slug'])
      .where('id', '=', article)
      .executeTakeFirstOrThrow()
    const [toGuest, ...more] = await mailsTo(guest)
    expect(more).toEqual([])
    expect(toGuest).toMatchObject({ subject: `Weer op voorraad: ${name_nl}`, language: 'nl' })
    expect(toGuest?.text).toMatch(/^Dag,\nJe vroeg ons .* €\s\d+,\d\d incl\. btw\./)
    expect(toGuest?.text).toContain(`${shop.server.shop.publicUrl}/product/${slug}`)
    const [toCustomer, ...others] = await mailsTo(customer.email)
    expect(others).toEqual([])
    expect(toCustomer).toMatchObject({ language: 'fr', user_id: customer.id })
    expect(toCustomer?.text).toMatch(/^Bonjour Test /)
    const told = await eventually(
      () => notificationsOf(customer),
      (all) => all.length > 0,
    )
    expect(told).toMatchObject([
      {
        type: 'product',
        related_id: article,
        title: expect.stringMatching(/^Back in stock: /),
        message: expect.stringMatching(/^You asked us to tell you: .*€\d+\.\d\d\./),
      },
    ])
    expect(await alerts()).toEqual([])
  })

  test('stock that went away again before anybody looked is no news; the next is', async () => {
    const email = newEmail()
    await askAsGuest({ email })
    await givenStock(shop, article, 3)
    await givenStock(shop, article, 0)
    await watch()
    expect(await mailsTo(email)).toEqual([])
    expect(await alerts()).toHaveLength(1)
    await givenStock(shop, article, 1)
    await watch()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('a piece that came while somebody asked is not missed', async () => {
    const email = newEmail()
    await askAsGuest({ email })
    // As if the shelf had been filled by somebody who did not see the alert yet.
    await shop.db.deleteFrom('wish_checks').execute()
    await givenStock(shop, article, 3)
    await shop.db.deleteFrom('wish_checks').execute()
    const nightly = wishlistJobs(shop.server.shop).find(({ queue }) => queue.startsWith('forget'))
    await nightly?.run({})
    await watch()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('a colour is waited for alone, and named', async () => {
    await givenColorStock(0)
    const [ofColor, ofArticle] = [newEmail(), newEmail()]
    expect(
      (await askAsGuest({ email: ofColor, product_color_id: color }, { id: binder })).status,
    ).toBe(201)
    expect((await askAsGuest({ email: ofArticle }, { id: binder })).body.code).toBe('in_stock')
    await givenColorStock(4)
    await watch()
    const [mail] = await mailsTo(ofColor)
    expect(mail?.subject).toMatch(/^Back in stock: .+ \(.+\)$/)
  })

  test('whoever wished for it too is told once; who wants no such notifications gets the mail alone', async () => {
    const [both, deaf] = [await givenPerson(shop), await givenPerson(shop)]
    await shop.db
      .updateTable('users')
      .set({ muted_notifications: ['product'] })
      .where('id', '=', deaf.id)
      .execute()
    await shop.call('POST', `/api/customer/wishlist/add/${article}`, { token: both.token })
    await askAs(both)
    await askAs(deaf)
    await givenStock(shop, article, 3)
    await watch()
    const told = await eventually(
      () => notificationsOf(both),
      (all) => all.length > 0,
    )
    expect(told.map(({ type }: { type: string }) => type)).toEqual(['product'])
    expect(await mailsTo(deaf.email)).toHaveLength(1)
    expect(await notificationsOf(deaf)).toEqual([])
  })

  test('hundreds who wait are written to in turns', async () => {
    await shop.db
      .insertInto('stock_alerts')
      .values(
        Array.from({ length: 230 }, (_, number) => ({
          product_id: article,
          email: `crowd-${number}@example.org`,
          language: 'en',
        })),
      )
      .execute()
    await givenStock(shop, article, 1)
    await watch()
    const { mails } = await shop.db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('mails'))
      .where('recipient', 'like', 'crowd-%')
      .executeTakeFirstOrThrow()
    expect([mails, await alerts()]).toEqual([230, []])
  })

  test('a blocked account is not written to', async () => {
    const blocked = await givenPerson(shop)
    await askAs(blocked)
    await shop.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('id', '=', blocked.id)
      .execute()
    await givenStock(shop, article, 1)
    await watch()
    expect([await mailsTo(blocked.email), await alerts()]).toEqual([[], []])
  })
})

describe('what is kept of it', () => {
  test('is in the export, and leaves with the account', async () => {
    const account = await givenAccount(shop)
    await askAs(account)
    const { body } = await shop.call('GET', '/api/profile/export', { token: account.token })
    expect(body.stock_alerts).toMatchObject([{ sku: 'OC-BR-TN2420', color: null }])
    await givenStock(shop, article, 1)
    await watch()
    await givenStock(shop, article, 0)
    await askAs(account)
    const { token } = account
    await shop.call('DELETE', '/api/profile', { token, body: { password: PASSWORD } })
    expect([await alerts(), await mailsTo(account.email)]).toEqual([[], []])
  })

  test('ends after a year', async () => {
    const [old, fresh] = [newEmail(), newEmail()]
    await askAsGuest({ email: old })
    await askAsGuest({ email: fresh })
    await shop.db
      .updateTable('stock_alerts')
      .set({ created_at: new Date(Date.now() - 367 * 86_400_000) })
      .where('email', '=', old)
      .execute()
    const nightly = wishlistJobs(shop.server.shop).find(({ queue }) => queue.startsWith('forget'))
    await nightly?.run({})
    expect((await alerts()).map(({ email }) => email)).toEqual([fresh])
  })
})
