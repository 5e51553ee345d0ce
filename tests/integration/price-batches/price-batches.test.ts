import { beforeEach, describe, expect, test } from 'vitest'

import type { PricePreviewRow } from '#contract/price-batches.ts'
import { startDueBatches } from '#server/price-batches/start-due-batches.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
const desk = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/${path}`, { token, ...(body && { body }) })
const regular = (verb: 'preview' | 'apply', body: object) =>
  desk('POST', `bulk-regular-price-update/${verb}`, body)
const discount = (verb: 'preview' | 'apply', body: object) =>
  desk('POST', `bulk-discount-update/${verb}`, body)
const revert = (id: number) => desk('POST', `price-batches/${id}/revert`)

const skus = (
  await shop.db
    .selectFrom('products')
    .select('sku')
    .where('status', '=', 'active')
    .where('stock_kind', '=', 'single')
    .where('sale_price_cents', 'is', null)
    .orderBy('id')
    .limit(3)
    .execute()
).map(({ sku }) => sku)
const [first = '', second = '', third = ''] = skus

const priced = (sku: string) =>
  shop.db
    .selectFrom('products')
    .select([
      'id',
      'slug',
      'regular_price_cents',
      'sale_price_cents',
      'listed_price_cents',
      'lowest_price_30d_cents',
    ])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
const shown = async (sku: string) => {
  const { slug } = await priced(sku)
  return (await shop.call('GET', `/api/customer/products/slug/${slug}`)).body.data.product
}
/** It has cost this for two months. */
const give = async (sku: string, cents: number, sale: number | null = null) => {
  const { id } = await priced(sku)
  await shop.db
    .updateTable('products')
    .set({
      regular_price_cents: cents,
      sale_price_cents: sale,
      sale_from: null,
      sale_to: null,
      listed_price_cents: sale ?? cents,
    })
    .where('id', '=', id)
    .execute()
  await shop.db.deleteFrom('price_history').where('product_id', '=', id).execute()
  await shop.db
    .insertInto('price_history')
    .values({
      product_id: id,
      price_cents: sale ?? cents,
      valid_from: new Date(Date.now() - 60 * 86_400_000),
    })
    .execute()
}

beforeEach(async () => {
  await give(first, 3995)
  await give(second, 1495)
  await give(third, 995)
})

describe('regular prices', () => {
  const rise = { skus, rule: { type: 'percent', value: 4 }, rounding: '95' }

  test('are shown before anything changes, with what to look at', async () => {
    const { body } = await regular('preview', {
      ...rise,
      skus: [first.toLowerCase(), second, third, 'NO-SUCH'],
    })
    const rows = new Map(body.data.rows.map((row: PricePreviewRow) => [row.sku, row]))
    expect(rows.get(first)).toMatchObject({
      old_price: '39.95',
      new_price: '41.95',
      warnings: [],
    })
    expect(rows.get(third)).toMatchObject({ new_price: '9.95', warnings: ['unchanged'] })
    expect(body.data.unknown_skus).toEqual(['NO-SUCH'])
    expect((await priced(first)).regular_price_cents).toBe(3995)
  })

  test('of a sale that takes off more than half are to be looked at', async () => {
    const rule = { type: 'amount_off', value: '39.00' }
    const { body } = await discount('preview', { skus: [first], rule, rounding: 'none' })
    expect(body.data.rows[0].warnings).toContain('big_change')
  })

  test('change together, are charged at once, and come back exactly', async () => {
    const { status, body } = await regular('apply', rise)
    expect([status, body.data]).toMatchObject([200, { status: 'applied', changed: 2 }])
    expect(await shown(first)).toMatchObject({ regular_price: '41.95', price: '41.95' })
    expect((await shown(third)).price).toBe('9.95')
    const undone = await revert(body.data.batch_id)
    expect(undone.body.data).toEqual({ restored: 2, skipped: 0 })
    expect((await shown(first)).price).toBe('39.95')
    expect((await revert(body.data.batch_id)).body).toMatchObject({ code: 'already_reverted' })
  })

  test('priced anew since the batch are left alone by its undoing', async () => {
    const { body } = await regular('apply', { ...rise, exclude_ids: [(await priced(second)).id] })
    expect(body.data.changed).toBe(1)
    const again = await regular('apply', { skus: [first], rule: { type: 'set', value: '50.00' } })
    expect((await revert(body.data.batch_id)).body.data).toEqual({ restored: 0, skipped: 1 })
    expect((await shown(first)).price).toBe('50.00')
    await revert(again.body.data.batch_id)
  })

  test('stay where a sale price would not be below any more', async () => {
    await give(first, 3995, 3500)
    const lower = { skus: [first], rule: { type: 'set', value: '30.00' } }
    const { body } = await regular('preview', lower)
    expect(body.data.rows[0].warnings).toEqual(['sale_not_below', 'big_change'])
    const refused = await regular('apply', lower)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['rule']])
    const stays = await regular('preview', { skus: [first], rule: { type: 'percent', value: 1 } })
    expect(stays.body.data.rows[0].warnings).toEqual(['sale_stays'])
  })

  test('of a batch for later change when its moment comes, and only as previewed', async () => {
    const past = new Date(Date.now() - 60_000).toISOString()
    expect((await regular('apply', { ...rise, starts_at: past })).status).toBe(422)
    const starts_at = new Date(Date.now() + 86_400_000).toISOString()
    const { body } = await regular('apply', { ...rise, starts_at })
    expect(body.data).toMatchObject({ status: 'scheduled', changed: 2 })
    await startDueBatches(shop.db)
    expect((await priced(first)).regular_price_cents).toBe(3995)
    await give(second, 2000)
    await shop.db
      .updateTable('price_batches')
      .set({ starts_at: new Date() })
      .where('id', '=', body.data.batch_id)
      .execute()
    await startDueBatches(shop.db)
    expect((await shown(first)).price).toBe('41.95')
    expect((await priced(second)).regular_price_cents).toBe(2000)
    const batch = await desk('GET', `price-batches/${body.data.batch_id}`)
    expect(batch.body.data).toMatchObject({ status: 'applied', changed: 1, skipped: 1 })
    expect((await revert(body.data.batch_id)).body.data.restored).toBe(1)
  })

  test('of a batch for later that is undone never change', async () => {
    const starts_at = new Date(Date.now() + 86_400_000).toISOString()
    const { body } = await regular('apply', { ...rise, starts_at })
    expect((await revert(body.data.batch_id)).body.data).toEqual({ restored: 0, skipped: 0 })
    const listed = await desk('GET', 'price-batches?status=cancelled&kind=regular')
    expect(listed.body.data[0]).toMatchObject({ id: body.data.batch_id, status: 'cancelled' })
  })

  test.each([
    ['no selection', { rule: rise.rule }],
    ['a rule of the other screen', { skus, rule: { type: 'percent_off', value: 10 } }],
    ['an amount as a number', { skus, rule: { type: 'amount', value: 1 } }],
    ['nought per cent', { skus, rule: { type: 'percent', value: 0 } }],
    ['an unknown key', { skus, rule: rise.rule, everything: true }],
    ['an unknown rounding', { skus, rule: rise.rule, rounding: '77' }],
    ['SKUs that no article has', { skus: ['NO-SUCH'], rule: rise.rule }],
  ])('are not changed by %s', async (_, body) => {
    expect((await regular('apply', body)).status).toBe(422)
  })
})

describe('sale prices', () => {
  test('show the lowest price of the 30 days before, right after', async () => {
    const off = { skus: [first], rule: { type: 'percent_off', value: 20 } }
    const { body } = await discount('apply', off)
    expect(await shown(first)).toMatchObject({
      regular_price: '39.95',
      sale_price: '31.96',
      price: '31.96',
      lowest_price_30d: '39.95',
      discount_percentage: 20,
    })
    await revert(body.data.batch_id)
    expect(await shown(first)).toMatchObject({ price: '39.95', sale_price: null })
  })

  test('begin and end with their window', async () => {
    const sale_from = new Date(Date.now() + 3_600_000).toISOString()
    const sale_to = new Date(Date.now() + 7_200_000).toISOString()
    const rule = { type: 'amount_off', value: '5.00', sale_from, sale_to }
    const { body } = await discount('apply', { skus: [first], rule })
    expect((await shown(first)).price).toBe('39.95')
    await revert(body.data.batch_id)
    const odd = { ...rule, sale_to: sale_from, sale_from: sale_to }
    expect((await discount('apply', { skus: [first], rule: odd })).status).toBe(422)
  })

  test('are removed, and come back with their batch', async () => {
    await give(second, 1495, 1295)
    const removal = { filter: {}, skus: [first, second], rule: { type: 'remove_sale' } }
    const { body } = await discount('preview', removal)
    const rows = body.data.rows.map((row: PricePreviewRow) => [
      row.sku,
      row.new_price,
      row.warnings,
    ])
    expect(rows).toEqual(
      expect.arrayContaining([
        [first, '39.95', ['unchanged']],
        [second, '14.95', []],
      ]),
    )
    const applied = await discount('apply', removal)
    expect(applied.body.data.changed).toBe(1)
    expect((await shown(second)).price).toBe('14.95')
    await revert(applied.body.data.batch_id)
    expect((await shown(second)).price).toBe('12.95')
  })
})

test('two at the same moment never change one article twice from the same price', async () => {
  const rise = { skus: [first], rule: { type: 'amount', value: '1.00' } }
  const answers = await Promise.all([1, 2, 3, 4].map(() => regular('apply', rise)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await priced(first)).regular_price_cents).toBe(3995 + 400)
})

test('every selection by brand, category and price finds the articles of the shop', async () => {
  const filter = { brand_slug: 'octavo', category_id: 3, price_max: '50.00' }
  const { body } = await regular('preview', { filter, rule: { type: 'percent', value: 4 } })
  expect(body.data.rows.length).toBeGreaterThan(5)
  const names = body.data.rows.map(({ name }: PricePreviewRow) => name)
  expect(names.every((name: string) => name.startsWith('Octavo'))).toBe(true)
})

test('every article is meant only by whoever says so', async () => {
  const rule = { type: 'remove_sale' }
  const { status, body } = await discount('apply', { filter: {}, rule })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['filter']])
  expect((await discount('apply', { filter: {}, exclude_ids: [1], rule })).status).toBe(422)
  expect((await discount('apply', { filter: {}, all: false, rule })).status).toBe(422)
  const said = await discount('apply', { filter: {}, all: true, rule })
  expect(said.status).toBe(200)
  await revert(said.body.data.batch_id)
})
