import { describe, expect, test } from 'vitest'

import { bodyOf, emptyPriceValues, isSelected, skusOf } from './price-form.ts'

const regular = emptyPriceValues('regular')

describe('what is asked of the API', () => {
  test('a brand raised by a share written with a comma', () => {
    const values = {
      ...regular,
      filter: { ...regular.filter, brand_slug: 'octavo', category_id: '3', price_max: '50' },
      rule: { ...regular.rule, value: '4,5' },
      rounding: '95',
    }
    expect(bodyOf(values)).toEqual({
      filter: { brand_slug: 'octavo', category_id: 3, price_max: '50' },
      rule: { type: 'percent', value: 4.5 },
      rounding: '95',
    })
  })

  test('an amount taken off pasted SKUs', () => {
    const rule = { ...regular.rule, type: 'amount' as const, isLower: true, value: '€ 1,50' }
    const values = { ...regular, by: 'skus' as const, skus: 'A-1\nB-2', rule }
    expect(bodyOf(values)).toMatchObject({
      skus: ['A-1', 'B-2'],
      rule: { type: 'amount', value: '-1.50' },
    })
  })
})

test('SKUs come as lists and spreadsheets give them, each once', () => {
  expect(skusOf(' A-1, B-2;C-3\tD-4\r\nA-1 ')).toEqual(['A-1', 'B-2', 'C-3', 'D-4'])
})

test('nothing chosen selects nothing', () => {
  expect(isSelected(regular)).toBe(false)
  expect(isSelected({ ...regular, filter: { ...regular.filter, origin: 'house' } })).toBe(true)
  expect(isSelected({ ...regular, by: 'skus', skus: ' , ' })).toBe(false)
})
