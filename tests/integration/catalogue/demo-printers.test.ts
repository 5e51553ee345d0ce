import { expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')

const named = async (q: string): Promise<string[]> => {
  const { body } = await shop.call('GET', `/api/printers/models?q=${encodeURIComponent(q)}`)
  return body.data.map(({ name }: { name: string }) => name)
}
const printer = async (slug: string) => (await shop.call('GET', `/api/printers/${slug}`)).body.data
const found = async (q: string): Promise<string[]> => {
  const { body } = await shop.call(
    'GET',
    `/api/customer/products/filter?search=${encodeURIComponent(q)}`,
  )
  return body.data.map(({ sku }: { sku: string }) => sku)
}
const codesOf = ({ groups }: { groups: { products: { sku: string }[] }[] }) =>
  groups.flatMap(({ products }) => products.map(({ sku }) => sku)).toSorted()

test.each([
  ['sl-m2026w', 'Samsung Xpress M2026W'],
  ['SLM2026W', 'Samsung Xpress M2026W'],
  ['samsung SL M2070FW', 'Samsung Xpress M2070FW'],
  ['Samsung Xpress SL-C480W', 'Samsung Xpress C480W'],
])('a Samsung is found by the name on its box: %s', async (typed, name) => {
  expect((await named(typed))[0]).toBe(name)
})

test('every Xpress bears its SL- name', async () => {
  const rows = await shop.db
    .selectFrom('printers')
    .select(['model', 'aliases'])
    .where('series', '=', 'Xpress')
    .execute()
  expect(rows).toHaveLength(29)
  for (const { model, aliases } of rows) expect(aliases).toContain(model.replace('Xpress ', 'SL-'))
})

test('a Canon part number is found with and without the letters of its packing', async () => {
  const articles = await shop.db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select(['sku', 'manufacturer_code'])
    .where('brands.slug', '=', 'canon')
    .where('manufacturer_code', 'is not', null)
    .execute()
  const keys = await shop.db
    .selectFrom('product_keys')
    .innerJoin('products', 'products.id', 'product_keys.product_id')
    .select(['sku', 'key'])
    .where('key', 'like', '%aa')
    .execute()
  const packed = new Set(keys.map(({ sku, key }) => `${sku} ${key}`))
  const lacking = articles.filter(
    ({ sku, manufacturer_code: code }) => !packed.has(`${sku} ${code?.toLowerCase()}aa`),
  )
  expect(lacking).toEqual([])
  expect((await found('4548C001'))[0]).toBe('CA-GI51-Y')
  expect((await found('4548C001AA'))[0]).toBe('CA-GI51-Y')
  expect((await found('canon 4548c001 ab'))[0]).toBe('CA-GI51-Y')
})

test.each(['2850', '2851', '2856', '3850', '4850', '4856'])(
  'the EcoTank ET-%s takes the 102 bottles, by our own knowledge alone',
  async (number) => {
    const [name] = await named(`epson et-${number}`)
    expect(name).toBe(`Epson EcoTank ET-${number}`)
    const shown = await printer(`epson-ecotank-et-${number}`)
    expect(codesOf(shown)).toEqual(codesOf(await printer('epson-ecotank-et-2750')))
    expect(shown).toMatchObject({ codes_not_sold: [], sets: [{ origin: 'house' }] })
    const fits = await shop.db
      .selectFrom('fits')
      .innerJoin('printers', 'printers.id', 'fits.printer_id')
      .select(['source', 'is_confirmed'])
      .where('printers.slug', '=', `epson-ecotank-et-${number}`)
      .execute()
    expect(fits).toHaveLength(9)
    for (const { source, is_confirmed: isConfirmed } of fits)
      expect([source === '', isConfirmed]).toEqual([false, false])
  },
)

test.each(['XP-2200', 'XP-3205', 'XP-4200', 'WF-2910DWF', 'WF-2935DWF', 'WF-2950DWF'])(
  'the %s is known, with the cartridge that is not sold for it',
  async (model) => {
    const { body } = await shop.call('GET', `/api/printers/models?q=${model}`)
    expect(body.match.name).toMatch(model)
    expect(await printer(body.match.slug)).toMatchObject({
      codes_not_sold: ['604'],
      groups: [],
      sets: [],
    })
  },
)

test('a printer that takes cartridges we do not sell has no complete set', async () => {
  const shown = await printer('canon-pixma-pro-100')
  expect(shown.codes_not_sold).toHaveLength(4)
  expect(shown).toMatchObject({ sets: [] })
  expect(shown.groups.length).toBeGreaterThan(3)
})

test('staff write which cartridges are not sold, and the page says so', async () => {
  const { body } = await shop.call('GET', '/api/admin/printers?search=xp4200', { token })
  const [{ id, version }] = body.data
  const path = `/api/admin/printers/${id}`
  const change = { codes_not_sold: ['604', ' 604XL '], version }
  const changed = await shop.call('PUT', path, { token, body: change })
  expect(changed.body.data.codes_not_sold).toEqual(['604', '604XL'])
  expect((await printer('epson-expression-home-xp-4200')).codes_not_sold).toEqual(['604', '604XL'])
  expect((await shop.call('PUT', path, { token, body: change })).body.code).toBe('stale')
  const wrong = { codes_not_sold: ['x'.repeat(41)] }
  expect((await shop.call('PUT', path, { token, body: wrong })).status).toBe(422)
  const double = await shop.call('POST', '/api/admin/printers', {
    token,
    body: { brand_id: body.data[0].brand_id, technology: 'inkjet', name: 'Epson XP 4200 bis' },
  })
  expect(double.body.data.codes_not_sold).toEqual([])
  const merged = await shop.call('POST', `/api/admin/printers/${double.body.data.id}/merge`, {
    token,
    body: { into: id },
  })
  expect(merged.body.data.codes_not_sold).toEqual(['604', '604XL'])
})
