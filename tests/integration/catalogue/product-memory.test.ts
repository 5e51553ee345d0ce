import { expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { givenShop } from '#tests/support/shop.ts'

// What articles show is kept in memory (server/catalogue/product-memory.ts): every answer is as the tables are.
const shop = await givenShop()
const SLUG = 'hp-305-black'
const shown = async () =>
  (await shop.call('GET', `/api/customer/products/slug/${SLUG}`)).body.data.product
const { id } = await shown()
const change = (sql: string) => readRows(shop.db, sql.replace('$id', String(id)), [])

test.each([
  [
    'price',
    'update products set regular_price_cents = 4321, sale_price_cents = null where id = $id',
    '43.21',
  ],
  ['stock', 'update stock set on_hand = reserved + 37 where product_id = $id', 37],
  ['name', `update products set name = 'HP 305 Black, new' where id = $id`, 'HP 305 Black, new'],
  ['weight_grams', 'update products set weight_grams = 77 where id = $id', 77],
])('%s is that of the table at once', async (field, sql, now) => {
  expect((await shown())[field]).not.toBe(now)
  await change(sql)
  expect((await shown())[field]).toBe(now)
  const { body } = await shop.call(
    'GET',
    `/api/customer/products/filter?search=hp-305-black&per_page=5`,
  )
  expect(body.data.find((one: { id: number }) => one.id === id)[field]).toBe(now)
})

test('a price that begins by the clock is shown without anybody writing the article', async () => {
  await change(
    `update products set regular_price_cents = 5000, sale_price_cents = 4000,
      sale_from = clock_timestamp() + interval '300 ms', sale_to = null where id = $id`,
  )
  expect(await shown()).toMatchObject({ price: '50.00', sale_price: null })
  await expect.poll(async () => (await shown()).price).toBe('40.00')
})

test.each([
  [
    'a picture',
    `insert into product_images (product_id, path, alt, position) select $id, path, 'new', 99 from product_images limit 1`,
    async () => (await shown()).images.some((image: { alt: string }) => image.alt === 'new'),
  ],
  [
    'the maker of its printers',
    `update brands set name = 'Hewlett' where slug = 'hp'`,
    async () => (await shown()).cartridge === 'Hewlett 305',
  ],
  [
    'what it fits',
    'delete from fits where product_id = $id',
    async () => (await shown()).cartridge === null,
  ],
] as const)('%s lies in another table, and follows its announcement', async (_what, sql, isNew) => {
  expect(await isNew()).toBe(false)
  await change(sql)
  await expect.poll(isNew).toBe(true)
})

test('an article deleted or withdrawn is gone from the list', async () => {
  await change(`update products set status = 'archived' where id = $id`)
  const { body } = await shop.call('GET', '/api/customer/products/filter?search=hp-305-black')
  expect(body.data.map((one: { id: number }) => one.id)).not.toContain(id)
})
