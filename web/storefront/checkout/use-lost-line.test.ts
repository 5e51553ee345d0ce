import { expect, test } from 'vitest'

import { afterwards, SENDS_ITSELF_MS } from './use-lost-line.ts'

const page = { hasOrder: false, isVisible: true, sincePressMs: 20_000 }

test('an order that was placed is shown, however long ago', () => {
  expect(afterwards({ hasOrder: true, isVisible: false, sincePressMs: 3_600_000 })).toBe('show')
})

test('one that was not is sent again while somebody looks, within two minutes of the press', () => {
  expect(afterwards(page)).toBe('send')
  expect(afterwards({ ...page, sincePressMs: SENDS_ITSELF_MS })).toBe('send')
})

test('later, or on a page nobody looks at, the customer is asked', () => {
  expect(afterwards({ ...page, sincePressMs: SENDS_ITSELF_MS + 1 })).toBe('ask')
  expect(afterwards({ ...page, isVisible: false })).toBe('ask')
})
