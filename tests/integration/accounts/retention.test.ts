import { readFileSync } from 'node:fs'

import { afterEach, describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { cartJobs } from '#server/cart/jobs.ts'
import { checkoutJobs } from '#server/checkout/jobs.ts'
import { mailJobs } from '#server/mails/jobs.ts'
import { paymentJobs } from '#server/payments/jobs.ts'
import { idempotencyJob } from '#server/platform/idempotency.ts'
import { addToCart, articleId, givenIntent, givenStock, validate } from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 100)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const JOBS = [
  ...cartJobs(shop.server.shop),
  ...checkoutJobs(shop),
  ...paymentJobs(shop),
  ...mailJobs(shop.server.shop, { OCTAVO_RATE_LIMIT: 0 }).filter(({ cron }) => cron !== undefined),
  idempotencyJob(shop.db),
]
const runAll = async () => {
  for (const { run } of JOBS) await run({})
}
const count = async (table: string, where: string) => {
  const [row] = await readRows<{ rows: number }>(
    shop.db,
    `select count(*)::int as rows from ${table} where ${where}`,
    [],
  )
  return row?.rows
}

describe('checkouts that became no order', () => {
  async function givenReleased(days: number, { hasIntent = false } = {}) {
    const guest = newGuest()
    await addToCart(shop, guest, article)
    const id: number = (await validate(shop, guest)).body.data.checkout_id
    const intent = hasIntent ? await givenIntent(shop, guest) : undefined
    // The one that makes the intent takes the place of the first.
    const newest = intent === undefined ? id : await checkoutOf(intent.id)
    await validate(shop, guest) // releases it
    await shop.db
      .updateTable('checkouts')
      .set({ created_at: daysAgo(days) })
      .where('id', '=', newest)
      .execute()
    return { id: newest, intentId: intent?.id ?? '' }
  }
  const checkoutOf = async (intentId: string) =>
    (
      await shop.db
        .selectFrom('payment_intents')
        .select('checkout_id')
        .where('id', '=', intentId)
        .executeTakeFirstOrThrow()
    ).checkout_id
  const stateOf = (id: number) =>
    shop.db.selectFrom('checkouts').select('state').where('id', '=', id).executeTakeFirst()

  test('are forgotten after 30 days, with their lines, cancelled payment and its events', async () => {
    const [old, paying, fresh] = [
      await givenReleased(31),
      await givenReleased(31, { hasIntent: true }),
      await givenReleased(29),
    ]
    await shop.db
      .insertInto('webhook_events')
      .values({
        id: 'evt_of_old',
        type: 'payment_intent.canceled',
        intent_id: paying.intentId,
        payload: '{}',
        processed_at: new Date(),
      })
      .execute()
    await runAll()
    expect([await stateOf(old.id), await stateOf(paying.id)]).toEqual([undefined, undefined])
    expect(await stateOf(fresh.id)).toEqual({ state: 'released' })
    expect(await count('payment_intents', `id = '${paying.intentId}'`)).toBe(0)
    expect(await count('webhook_events', `id = 'evt_of_old'`)).toBe(0)
    expect(await count('checkout_lines', `checkout_id in (${old.id}, ${paying.id})`)).toBe(0)
  })

  test('stay while money may have come for them', async () => {
    const [unclear, flagged] = [
      await givenReleased(40, { hasIntent: true }),
      await givenReleased(40, { hasIntent: true }),
    ]
    await shop.db
      .updateTable('payment_intents')
      .set({ status: 'processing' })
      .where('id', '=', unclear.intentId)
      .execute()
    await shop.db
      .updateTable('payment_intents')
      .set({ needs_attention: 'look' })
      .where('id', '=', flagged.intentId)
      .execute()
    await runAll()
    expect(await stateOf(unclear.id)).toEqual({ state: 'released' })
    expect(await stateOf(flagged.id)).toEqual({ state: 'released' })
  })

  test('that are open or ordered are not touched, however old', async () => {
    const orders = await count('orders', 'true')
    const ordered = await count('checkouts', `state = 'ordered'`)
    await shop.db
      .updateTable('checkouts')
      .set({ created_at: daysAgo(4000) })
      .where('state', '<>', 'released')
      .execute()
    const open = await count('checkouts', `state = 'open'`)
    await runAll()
    expect(await count('orders', 'true')).toBe(orders)
    expect(await count('checkouts', `state = 'ordered'`)).toBe(ordered)
    expect(await count('checkouts', `state = 'open'`)).toBe(open)
  })
})

test('an event is forgotten 90 days after it was dealt with, and never before', async () => {
  const event = (id: string, days: number, processed_at: Date | null) => ({
    id,
    type: 'payment_intent.succeeded',
    payload: '{}',
    received_at: daysAgo(days),
    processed_at,
  })
  await shop.db
    .insertInto('webhook_events')
    .values([
      event('evt_old', 91, daysAgo(91)),
      event('evt_waiting', 91, null),
      event('evt_fresh', 89, daysAgo(89)),
    ])
    .execute()
  await runAll()
  const left = await shop.db
    .selectFrom('webhook_events')
    .select('id')
    .where('id', 'in', ['evt_old', 'evt_waiting', 'evt_fresh'])
    .orderBy('id')
    .execute()
  expect(left.map(({ id }) => id)).toEqual(['evt_fresh', 'evt_waiting'])
  await shop.db.deleteFrom('webhook_events').where('id', '=', 'evt_waiting').execute()
})

test('a cart of a guest is forgotten after 90 idle days, with a checkout of it left as it is', async () => {
  const [old, fresh] = [newGuest(), newGuest()]
  for (const guest of [old, fresh]) await addToCart(shop, guest, article)
  const { checkout_id } = (await validate(shop, old)).body.data
  const cart = async (guest: string) =>
    (await shop.call('GET', '/api/guest/cart', { guest })).body.data
  for (const [guest, days] of [
    [old, 91],
    [fresh, 89],
  ] as const) {
    await shop.db
      .updateTable('carts')
      .set({ updated_at: daysAgo(days) })
      .where('id', '=', (await cart(guest)).id)
      .execute()
  }
  await runAll()
  expect([(await cart(old)).items.length, (await cart(fresh)).items.length]).toEqual([0, 1])
  expect(await count('checkouts', `id = ${checkout_id} and cart_id is null`)).toBe(1)
})

test('mails go after two years, thousands of them batch by batch', async () => {
  const mail = (number: number, days: number) => ({
    dedupe_key: `retention:${number}`,
    template: 'welcome',
    language: 'en',
    recipient: 'somebody@example.org',
    subject: '',
    html: '',
    text: '',
    message_id: `<${number}@test>`,
    status: 'kept' as const,
    created_at: daysAgo(days),
  })
  await shop.db
    .insertInto('mails')
    .values([...Array.from({ length: 2_300 }, (_, number) => mail(number, 735)), mail(9_999, 725)])
    .execute()
  await runAll()
  const left = await shop.db
    .selectFrom('mails')
    .select('dedupe_key')
    .where('dedupe_key', 'like', 'retention:%')
    .execute()
  expect(left).toEqual([{ dedupe_key: 'retention:9999' }])
})

test('an idempotency key is good for a day', async () => {
  const key = (name: string, hours: number) => ({
    owner: 'guest x /path',
    key: name,
    request_hash: Buffer.alloc(32),
    answer: '{}',
    created_at: new Date(Date.now() - hours * 3_600_000),
  })
  await shop.db
    .insertInto('idempotency_keys')
    .values([key('old', 25), key('fresh', 23)])
    .execute()
  await runAll()
  const left = await shop.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('owner', '=', 'guest x /path')
    .execute()
  expect(left).toEqual([{ key: 'fresh' }])
})

/** Written by staff and seeds, not by visitors: they grow with the catalogue and its content. */
const GROWS_WITH_THE_CATALOGUE = new Set([
  'banners',
  'blog_products',
  'blogs',
  'brands',
  'categories',
  'colors',
  'faqs',
  'fits',
  'former_slugs',
  'pack_members',
  'printer_keys',
  'printers',
  'product_colors',
  'product_desk_words',
  'product_images',
  'product_keys',
  'products',
  'related_products',
  'reviews',
  'schema_functions',
  'schema_migrations',
  'search_choices',
  'search_redirects',
  'search_synonyms',
  'search_terms',
  'search_words',
  'seo_entries',
  'settings',
  'stock',
  'top_services',
])

test('how long each table keeps what visitors leave behind is written down', async () => {
  const manual = readFileSync('docs/operations.md', 'utf8')
  const tables = await readRows<{ name: string }>(
    shop.db,
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`,
    [],
  )
  const unnamed = tables
    .map(({ name }) => name)
    .filter((name) => !GROWS_WITH_THE_CATALOGUE.has(name) && !manual.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})
