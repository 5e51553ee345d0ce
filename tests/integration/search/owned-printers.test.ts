import { expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()

const printerId = async (slug: string) =>
  (await shop.db.selectFrom('printers').select('id').where('slug', '=', slug).executeTakeFirst())
    ?.id ?? 0
const laser = await printerId('brother-mfc-l2710dw')
const inkjet = await printerId('brother-mfc-j5330dw')

const fittingIds = async (...printers: number[]) =>
  new Set(
    (
      await readRows<{ product_id: number }>(
        shop.db,
        'select distinct product_id from fits where printer_id = any($1::int[])',
        [printers],
      )
    ).map((row) => row.product_id),
  )

async function found(term: string, query = '') {
  const { status, body } = await shop.call(
    'GET',
    `/api/customer/products/search?per_page=100&query=${encodeURIComponent(term)}${query}`,
  )
  const ids: number[] = (body.data ?? []).map(({ id }: { id: number }) => id)
  return { status, ids, body }
}

test('the questions below are about printers the shop knows', () => {
  expect(Math.min(laser, inkjet)).toBeGreaterThan(0)
})

test.each([
  ['toner', [laser]],
  ['black toner', [laser]],
  ['zwarte inkt', [inkjet]],
  ['encre noire', [inkjet, laser]],
  ['drum', [laser]],
  ['brother toner', [laser]],
])('"%s" has first what fits the printers of whoever asks', async (term, printers) => {
  const fitting = await fittingIds(...printers)
  const plain = await found(term)
  const owned = await found(term, printers.map((id) => `&fits=${id}`).join(''))
  const count = owned.body.search.fitting

  expect(count).toBeGreaterThan(0)
  expect(owned.ids.slice(0, count).filter((id) => !fitting.has(id))).toEqual([])
  expect(owned.ids.slice(count).filter((id) => fitting.has(id))).toEqual([])
  expect(owned.ids.slice(count, count + 5)).toEqual(
    plain.ids.filter((id) => !fitting.has(id)).slice(0, 5),
  )
  // Nothing is left out or added for it.
  expect(owned.body.total).toBe(plain.body.total)
  expect(owned.body.facets).toEqual(plain.body.facets)
  expect(plain.body.search.fitting).toBe(0)
})

test.each([
  'tn2420',
  'brother 3750 toner',
  'hp toner',
  'kyocera toner',
  'mfc-l2710dw',
  'dell toner',
  'qqqzz',
])('"%s" says which printer, maker or code is meant, or means nothing', async (term) => {
  const owned = await found(term, `&fits=${laser}&fits=${inkjet}`)
  expect(owned.ids).toEqual((await found(term)).ids)
  expect(owned.body.search.fitting).toBe(0)
})

test('another order is kept, and so are filters', async () => {
  const byPrice = await found('toner', `&fits=${laser}&sort_by=price`)
  expect(byPrice.ids).toEqual((await found('toner', '&sort_by=price')).ids)
  const black = await found('toner', `&fits=${laser}&color_slug=black&brand_slug=hp`)
  expect(black.body.total).toBe(
    (await found('toner', '&color_slug=black&brand_slug=hp')).body.total,
  )
})

test('a printer that is unknown orders nothing, and what is no id is refused', async () => {
  const unknown = await found('toner', '&fits=2000000000')
  expect(unknown.ids).toEqual((await found('toner')).ids)
  expect(unknown.body.search.fitting).toBe(0)
  for (const fits of ['brother', '0', '-1', '99999999999'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([fits, (await found('toner', `&fits=${fits}`)).status]).toEqual([fits, 422])
})

test('the search box offers what fits first', async () => {
  const fitting = await fittingIds(laser)
  const offered = async (query: string): Promise<number[]> => {
    const { body } = await shop.call('GET', `/api/search/suggest?q=toner${query}`)
    return body.data.products.map(({ id }: { id: number }) => id)
  }
  const owned = await offered(`&fits=${laser}`)
  expect(owned.slice(0, 3).filter((id) => !fitting.has(id))).toEqual([])
  expect(owned).not.toEqual(await offered(''))
})

test('it takes no statement more', async () => {
  shop.takeStatements()
  await found('toner', `&fits=${laser}`)
  expect(shop.takeStatements().filter((text) => /^\s*(?:select|with)/.test(text))).toHaveLength(3)
})
