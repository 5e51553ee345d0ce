import { expect, test } from 'vitest'

import { isAdminPath, needsOwnDocument, paths, withQuery } from './paths.ts'

test('a query leaves out what is not set and repeats lists', () => {
  expect(
    withQuery('/shop', {
      query: '',
      page: undefined,
      'brands[]': ['hp', 'canon'],
      sort_by: 'price',
    }),
  ).toBe('/shop?brands%5B%5D=hp&brands%5B%5D=canon&sort_by=price')
  expect(withQuery('/shop', {})).toBe('/shop')
})

test('names in addresses are encoded', () => {
  expect(paths.product('a/b c')).toBe('/product/a%2Fb%20c')
  expect(paths.search({ query: 'hp & co' })).toBe('/search?query=hp+%26+co')
})

test.each([
  ['/checkout', true, false],
  ['/apple-pay-payment', true, false],
  ['/cart', false, false],
  ['/admin', true, true],
  ['/admin/orders', true, true],
  ['/administration', false, false],
])('%s', (path, ownDocument, admin) => {
  expect([needsOwnDocument(path, '/cart'), isAdminPath(path)]).toEqual([ownDocument, admin])
})

test('from the back office every page of the shop is another document', () => {
  expect(needsOwnDocument('/', '/admin/orders')).toBe(true)
  expect(needsOwnDocument('/admin/orders', '/admin/dashboard')).toBe(false)
})
