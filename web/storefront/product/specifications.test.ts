import { expect, test } from 'vitest'

import type { MiniProduct } from '#web/commerce/card/mini-product.ts'
import { warrantyWords } from '#web/commerce/words/warranty-words.ts'
import type { Translate } from '#web/language/i18n.ts'

import type { ProductView } from './product-view.ts'
import { colorRow, comparedPair } from './product-view.ts'
import { specifications } from './specifications.ts'

/** The key with its values: what is said is the language files' matter. */
const t: Translate = (key, values) =>
  values === undefined ? key : `${key} ${Object.values(values).join(' ')}`

const product: ProductView = {
  id: 1,
  slug: 'x',
  name: 'X',
  thumbnail: '',
  origin: 'house',
  is_house_brand: true,
  is_lifetime: true,
  has_colors: false,
  is_for_printers: true,
  color: {
    slug: 'black',
    name: 'black',
    hex: null,
  },
  color_slugs: ['black'],
  colors: [],
  images: [],
  sku: 'OC-1',
  ean_number: '2912937169270',
  manufacturer_code: 'C9351AE',
  type: 'inkjet',
  capacity: 'xl',
  price: '10.00',
  price_excl_vat: '8.26',
  vat_rate: 21,
  was: null,
  discount_percentage: null,
  original_price: null,
  original_name: null,
  impressions: 3e3,
  yield_standard: 'ISO/IEC 24711',
  price_per_impression: '0.33',
  cartridge: null,
  rating: 0,
  reviews_count: 0,
  parts_price: null,
  stand_in: null,
  ml: 60,
  number_of_cartridges: 1,
  warranty: 'lifetime',
  weight_grams: 80,
  stock: 5,
  stock_status: 'in_stock',
  printer_count: 7,
  description: '',
  short_description: '',
  brand: { slug: 'octavo', name: 'Octavo' },
  category: { slug: 'inkjet', name: 'Inkjet cartridges' },
}

const color = (slug: string) => ({ slug, name: slug, hex: null })

const mini = (change: Partial<MiniProduct>): MiniProduct => ({
  id: 1,
  slug: 'x',
  name: 'X',
  thumbnail: '',
  price: '10.00',
  price_excl_vat: '8.26',
  color_slugs: [],
  capacity: 'xl',
  impressions: null,
  vat_rate: 21,
  parts_price: null,
  stock_status: 'in_stock',
  warranty: '24',
  brand: 'Octavo',
  is_house_brand: true,
  color: null,
  cartridges: 1,
  ...change,
})

test('every attribute the article has is a row', () => {
  const labels = specifications(product, t, 'en').map(({ label }) => label)
  expect(labels).toEqual([
    'spec.brand',
    'spec.category',
    'spec.origin',
    'spec.sku',
    'spec.ean',
    'spec.manufacturerCode',
    'spec.colour',
    'spec.capacity',
    'spec.impressions',
    'spec.yieldStandard',
    'spec.pricePerImpression',
    'spec.ml',
    'spec.cartridges',
    'spec.warranty',
    'spec.price',
    'spec.priceExcl',
    'spec.stock',
    'spec.weight',
    'spec.printers',
  ])
})

test('what an article does not have is left out', () => {
  const bare = {
    ...product,
    ean_number: null,
    manufacturer_code: null,
    color: null,
    capacity: null,
    impressions: null,
    yield_standard: null,
    price_per_impression: null,
    ml: null,
    number_of_cartridges: null,
    weight_grams: null,
    printer_count: 0,
  }
  expect(specifications(bare, t, 'en').map(({ label }) => label)).toEqual([
    'spec.brand',
    'spec.category',
    'spec.origin',
    'spec.sku',
    'spec.warranty',
    'spec.price',
    'spec.priceExcl',
    'spec.stock',
  ])
})

test('warranty is said for life, in years or in months', () => {
  expect([warrantyWords('lifetime', t), warrantyWords('24', t), warrantyWords('6', t)]).toEqual([
    'warranty.lifetime',
    'warranty.years 2',
    'warranty.months 6',
  ])
})

test('the colour choice starts with the packs, then the colours as printers have them', () => {
  const row = colorRow(mini({ id: 3, color: color('yellow') }), [
    mini({ id: 2, color: color('black') }),
    mini({ id: 1, cartridges: 4 }),
    mini({ id: 3 }),
  ])
  expect(row.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('ours and the original are compared only with as much inside', () => {
  const original = mini({ id: 2, is_house_brand: false })
  expect(comparedPair(mini({}), { replaces: original, alternative: null })).toMatchObject({
    house: { id: 1 },
    original: { id: 2 },
  })
  expect(comparedPair(original, { replaces: null, alternative: mini({}) })).toMatchObject({
    house: { id: 1 },
    original: { id: 2 },
  })
  expect(
    comparedPair(mini({}), { replaces: mini({ capacity: 'standard' }), alternative: null }),
  ).toBeUndefined()
})
