import { expect, test } from 'vitest'

import { bodyOf, changeOf, EMPTY_PRODUCT } from './product-form.ts'

const values = {
  ...EMPTY_PRODUCT,
  name: ' Octavo X ',
  sku: 'OC-X',
  brand_id: '1',
  category_id: '3',
  regular_price: '12,5',
  search_codes: 'X-1, X1;  X 1 ',
}

test('amounts, lists and what was left empty are sent as the API takes them', () => {
  expect(bodyOf(values)).toMatchObject({
    name: 'Octavo X',
    regular_price: '12.50',
    sale_price: null,
    search_codes: ['X-1', 'X1', 'X 1'],
    ean_number: null,
    impressions: null,
    color_id: null,
    vat_rate: 21,
  })
  expect(bodyOf(values)).not.toHaveProperty('slug')
})

test('only what differs is sent', () => {
  expect(changeOf(values, { ...values, name: 'Octavo X', sale_price: '9' })).toEqual({
    sale_price: '9.00',
  })
})
