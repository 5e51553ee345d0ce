import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { LANGUAGES } from '#contract/plain/languages.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop)

const NAMES = [
  { en: 'TN-10 toner', nl: 'TN-10 toner', fr: 'Étui 10' },
  { en: 'TN-9 toner', nl: 'tn-9 toner', fr: 'étui 9' },
  { en: 'eye for a needle', nl: '', fr: 'Œillet' },
  { en: 'Eyelet', nl: 'Één oogje', fr: 'Zeste' },
  { en: 'Zeal', nl: 'eendelig', fr: 'Oeuvre' },
]
/** The English names, in the order in which a reader of the language finds them. */
const IN_ORDER = {
  en: ['eye for a needle', 'Eyelet', 'TN-9 toner', 'TN-10 toner', 'Zeal'],
  // Één oogje, eendelig, eye for a needle, tn-9, TN-10
  nl: ['Eyelet', 'Zeal', 'eye for a needle', 'TN-9 toner', 'TN-10 toner'],
  // étui 9, Étui 10, Œillet, Oeuvre, Zeste
  fr: ['TN-9 toner', 'TN-10 toner', 'eye for a needle', 'Zeal', 'Eyelet'],
}

const category = await shop.db
  .insertInto('categories')
  .values({ name: 'Names', name_nl: 'Namen', name_fr: 'Noms', slug: 'names', position: 99 })
  .returning('id')
  .executeTakeFirstOrThrow()
for (const [place, { en, nl, fr }] of NAMES.entries()) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  await sql`update products set name = ${en}, name_nl = ${nl}, name_fr = ${fr}, category_id = ${category.id}
    where id = (select id from products where status = 'active' and stock_kind = 'single' order by id offset ${place} limit 1)`.execute(
    shop.db,
  )
}

const namesIn = async (path: string, language: string, caller: object = {}) => {
  const { body } = await shop.call('GET', path, { language, ...caller })
  return body.data.map(({ name }: { name: string }) => name)
}

test.each(LANGUAGES)('the shop lists articles by their %s names', async (language) => {
  const path = '/api/customer/products/filter?category_slug=names&sort_by=name'
  expect(await namesIn(path, language)).toEqual(IN_ORDER[language])
  expect(await namesIn(`${path}&sort_order=desc`, language)).toEqual(
    IN_ORDER[language].toReversed(),
  )
})

test.each(LANGUAGES)('staff list articles and their stock by their %s names', async (language) => {
  const { token: staff } = await givenPerson(shop, 'admin')
  const path = `/api/admin/products?category_id=${category.id}&sort=name&direction=asc`
  expect(await namesIn(path, language, { token: staff })).toEqual(IN_ORDER[language])
})

test('an account reads them in its order too', async () => {
  const path = '/api/customer/products/authenticated/filter?category_slug=names&sort_by=name'
  expect(await namesIn(path, 'fr', { token })).toEqual(IN_ORDER.fr)
})

test('printers are listed with their numbers by size', async () => {
  const { body } = await shop.call('GET', '/api/printers/models?brand=brother')
  const names: string[] = body.data.map(({ name }: { name: string }) => name)
  const inOrder = new Intl.Collator('en', { numeric: true })
  expect(names.length).toBeGreaterThan(10)
  expect(names).toEqual(names.toSorted(inOrder.compare))
})

test.each(LANGUAGES)('a page by %s names is read along its index', async (language) => {
  shop.takeStatements()
  await namesIn('/api/customer/products/filter?sort_by=name', language)
  const [page = ''] = shop.takeStatements().filter((text) => text.includes('shop_names'))
  const plan = await shop.db.transaction().execute(async (trx) => {
    // Ours are few: an honest plan of many rows walks an order.
    await sql`set local enable_sort = off`.execute(trx)
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${page}`)
      .execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain(`Index Only Scan using products_by_name_${language}`)
})
