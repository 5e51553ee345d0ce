import { expect, test } from 'vitest'

import { worthALook } from './worth-a-look.ts'

test('a price a quarter away is told, up or down', () => {
  expect(worthALook([{ column: 'regular_price', before: '29.95', after: '19.95' }])).toEqual({
    kind: 'lower',
    percent: 33,
  })
  expect(worthALook([{ column: 'sale_price', before: '10.00', after: '20.00' }])).toEqual({
    kind: 'higher',
    percent: 100,
  })
})

test('so is a number with a digit less', () => {
  expect(worthALook([{ column: 'impressions', before: '12000', after: '1200' }])).toEqual({
    kind: 'tenTimes',
  })
})

test('a small change, a new value and a text are not', () => {
  expect(
    worthALook([
      { column: 'regular_price', before: '10.00', after: '11.00' },
      { column: 'impressions', before: null, after: '1200' },
      { column: 'name', before: '1', after: '20' },
    ]),
  ).toBeUndefined()
})
