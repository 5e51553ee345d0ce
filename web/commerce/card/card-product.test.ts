import { expect, test } from 'vitest'

import type { Product } from '#contract/catalogue.ts'

import { savingOnParts, toCard } from './card-product.ts'

const pack = {
  name: 'Twin pack',
  name_fr: 'Pack double',
  name_nl: 'Duopack',
  brand: { is_house_brand: true },
  product_colors: [],
  color: null,
  color_slugs: [],
  type: 'toner',
  warranty: 'lifetime',
  price: '50.99',
  vat_rate: 21,
  sale_price: '50.99',
  lowest_price_30d: '55.99',
  regular_price: '55.99',
  discount_percentage: 8,
  original_price: '120.00',
  stand_in: null,
} as unknown as Product

test('a pack that saves against its parts says what, and what else it saves', () => {
  const card = toCard({ ...pack, parts_price: '56.00' }, 'en')
  expect(savingOnParts(card)).toEqual({ incl: '5.01', excl: '4.14' })
  expect(card).toMatchObject({ was: '55.99', discount_percentage: 8, original_price: '120.00' })
})

test.each(['50.99', '48.98'])('a pack whose parts cost %s boasts of nothing', (parts) => {
  const card = toCard({ ...pack, parts_price: parts }, 'en')
  expect(savingOnParts(card)).toBeUndefined()
  expect(card).toMatchObject({ was: null, discount_percentage: null, original_price: null })
})
