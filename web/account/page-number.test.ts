import { expect, test } from 'vitest'

import { pageNumber } from './page-number.ts'

test.each([
  ['3', 3],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['1e9', 1],
])('?page=%s is page %i', (text, page) => {
  expect(pageNumber(new URL(`http://shop.example/customer/orders?page=${text}`))).toBe(page)
})

test('without it, the first', () => {
  expect(pageNumber(new URL('http://shop.example/customer/orders'))).toBe(1)
})
