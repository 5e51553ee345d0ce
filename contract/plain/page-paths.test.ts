import { expect, test } from 'vitest'

import { SHOP_PAGES, withPart } from './page-paths.ts'

test('a part of an address is written so that it stays one part', () => {
  expect(withPart(SHOP_PAGES.product, 'a/b $& c')).toBe('/product/a%2Fb%20%24%26%20c')
  expect(withPart(SHOP_PAGES.order, 12)).toBe('/customer/orders/12')
})

test('no two pages have one address', () => {
  const all = Object.values(SHOP_PAGES)
  expect(new Set(all).size).toBe(all.length)
})
