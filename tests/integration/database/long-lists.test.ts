import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'super_admin')
const get = async (path: string) => (await shop.call('GET', `/api/admin/${path}`, { token })).body

/** What a list reads of long tables: our short ones are rather read from end to end, or along any index. */
async function plansOf(path: string): Promise<string> {
  shop.takeStatements()
  await get(path)
  const statements = shop
    .takeStatements()
    .filter((text) => /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)/.test(text))
  return shop.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    // Walking along an order and looking at each text is no use of the index of texts.
    if (path.includes('search=')) await sql`set local enable_indexscan = off`.execute(trx)
    const plans: string[] = []
    for (const text of statements) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { rows } = await sql
        .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
        .execute(trx)
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    return plans.join('\n')
  })
}

test.each([
  ['contact-submissions?search=pe', 'contact_submissions_by_text'],
  ['contact-submissions?search=cartridge', 'contact_submissions_by_text'],
  ['public-reviews?search=pe', 'reviews_by_text'],
  ['audit?search=pe', 'audit_log_by_beginning'],
  ['products?search=toner', 'product_desk_words_by_part'],
  ['stock?search=toner', 'product_desk_words_by_part'],
  ['payments?state=resolved', 'payment_checks_by_created'],
  ['payments?state=all&kind=dispute', 'payment_checks_by_kind'],
  ['abandoned-carts?has_email=true', 'carts_of_customers'],
])('%s reads %s', async (path, index) => {
  expect(await plansOf(path)).toContain(index)
})

interface ListedRow {
  id: number
  product_id: number
  stock_kind: string
}

/** All of a list, page by page. */
async function allOf(path: string): Promise<{ rows: ListedRow[]; total: number }> {
  const rows: ListedRow[] = []
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- as somebody turns the pages
    const { data, total, last_page: last } = await get(`${path}&per_page=100&page=${page}`)
    rows.push(...data)
    if (page >= last) return { rows, total }
  }
}

const idsOf = (condition: string) =>
  readRows<{ id: number; name: string }>(
    shop.db,
    `select p.id, p.name from products p join product_desk_words w on w.product_id = p.id where ${condition} order by p.name collate shop_names, p.id`,
  )

test.each([
  ['e', '', 'true'],
  ['in', '', 'true'],
  ['octavo', '&status=active', `p.status = 'active'`],
  ['zz', '', 'true'],
  ['e', '&stock_status=out_of_stock', `sellable_stock(p.id, p.stock_kind) <= 0`],
])('products with %s%s are all there, once, in their order', async (word, filter, condition) => {
  const wanted = await idsOf(`w.words like '%${word}%' and ${condition}`)
  const { rows, total } = await allOf(`products?search=${word}${filter}&sort=name&direction=asc`)
  expect(total).toBe(wanted.length)
  expect(rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
})

test.each(['e', 'octavo', 'zz'])('the stock of %s is all there, once', async (word) => {
  const wanted = await idsOf(
    `w.words like '%${word}%' and p.status <> 'archived' and p.stock_kind <> 'colors'`,
  )
  const { rows, total } = await allOf(`stock?search=${word}&sort=name&direction=asc`)
  expect(rows).toHaveLength(total)
  const plain = rows.filter(({ stock_kind: kind }) => kind !== 'colors')
  expect(plain.map((row) => row.product_id)).toEqual(wanted.map(({ id }) => id))
})

test('the article whose SKU is searched for comes first, also among many', async () => {
  const [first] = await idsOf(`w.words like '%e%' and p.stock_kind = 'single'`)
  const { sku } = await shop.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', first?.id ?? 0)
    .executeTakeFirstOrThrow()
  await shop.db
    .updateTable('products')
    .set({ sku: 'E' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const { data, total } = await get('stock?search=e&sort=name&direction=desc')
  expect(data[0].sku).toBe('E')
  expect(total).toBeGreaterThan(1_000)
  await shop.db.updateTable('products').set({ sku }).where('sku', '=', 'E').execute()
})
