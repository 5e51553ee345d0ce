import { expect, test } from 'vitest'

import type { CartItem } from '#web/commerce/cart/cart-store.ts'

import { lineProblem, lineView } from './line-view.ts'

const t = (key: string) => key

const product = {
  name: 'Octavo LC-3219XL black',
  name_fr: 'Octavo LC-3219XL noir',
  name_nl: '',
  thumbnail: '/media/drawings/ink.svg',
}
const item = {
  id: 1,
  quantity: 2,
  product,
  product_color: null,
  unit_price: '14.95',
  line_total: '29.90',
  line_total_excl_vat: '24.71',
  available_stock: 8,
} as unknown as CartItem

test('a line carries its name in the reader’s language, the base name where that is missing', () => {
  expect(lineView(item, 'fr', t).name).toBe('Octavo LC-3219XL noir')
  expect(lineView(item, 'nl', t).name).toBe('Octavo LC-3219XL black')
})

test('a line without product, picture and price falls back', () => {
  const bare = {
    ...item,
    product: undefined,
    unit_price: '',
    unit_price_excl_vat: '',
    line_total: '',
    line_total_excl_vat: '',
  } as unknown as CartItem
  expect(lineView(bare, 'en', t)).toMatchObject({
    name: 'cart.unknownProduct',
    thumbnail: undefined,
    unitPrice: { incl: '0.00', excl: '0.00' },
    total: { incl: '0.00', excl: '0.00' },
  })
})

test.each([
  [2, 8, undefined],
  [8, 8, undefined],
  [9, 8, 'above'],
  [1, 0, 'gone'],
])('%i wanted of %i: %s', (quantity, available_stock, problem) => {
  expect(lineProblem({ quantity, available_stock })).toBe(problem)
})
