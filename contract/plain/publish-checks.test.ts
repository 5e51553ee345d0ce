import { expect, test } from 'vitest'

import { type CheckedProduct, publishChecks, tabOfPart } from './publish-checks.ts'

const whole: CheckedProduct = {
  name: 'Cartridge',
  name_nl: 'Cartridge',
  name_fr: 'Cartouche',
  description: 'Black',
  description_nl: 'Zwart',
  description_fr: 'Noir',
  sku: 'OC-1',
  ean_number: '5400880122192',
  hasBrand: true,
  hasCategory: true,
  priceCents: 1250,
  pictures: 1,
  type: 'inkjet',
  impressions: 500,
  printers: 1,
}

test('nothing is missed of a whole article', () => {
  expect(publishChecks(whole)).toEqual({ missing: [], advised: [] })
})

test('what keeps it from being sold, and what it only should have', () => {
  const { missing, advised } = publishChecks({
    ...whole,
    name_fr: '',
    priceCents: 0,
    pictures: 0,
    ean_number: null,
    description_fr: '',
    impressions: null,
    printers: 0,
  })
  expect(missing).toEqual(['name_fr', 'price', 'picture'])
  expect(advised).toEqual(['ean', 'description_fr', 'yield', 'fit'])
  expect(missing.map(tabOfPart)).toEqual(['languages', 'prices', 'images'])
})

test('paper prints no pages and fits no printer', () => {
  const paper = { ...whole, type: 'stationery', impressions: null, printers: 0 }
  expect(publishChecks(paper).advised).toEqual([])
})
