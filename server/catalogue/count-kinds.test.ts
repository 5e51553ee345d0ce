import { expect, test } from 'vitest'

import { countKinds } from './count-kinds.ts'
import type { KindCount } from './kind-count-queries.ts'

const kind = (values: Partial<KindCount>): KindCount => ({
  category_id: 1,
  brand_id: 1,
  color_id: null,
  type: 'toner',
  origin: 'original',
  in_stock: true,
  for_brand_ids: [],
  articles: 1,
  ...values,
})

const PAGE = {
  sort: 'popularity',
  isAscending: false,
  page: 1,
  perPage: 24,
  language: 'en',
} as const

const KINDS = [
  kind({ articles: 5, for_brand_ids: [7, 8] }),
  kind({ brand_id: 2, articles: 3, color_id: 4, origin: 'compatible' }),
  kind({ brand_id: 3, articles: 3, in_stock: false, for_brand_ids: [8] }),
  kind({ category_id: 2, brand_id: 2, articles: 10, type: 'inkjet' }),
]

test('all of a list are counted, and each value of every filter, the most first', () => {
  expect(countKinds(KINDS, { ...PAGE })).toEqual({
    total: 21,
    brands: [
      [2, 13],
      [1, 5],
      [3, 3],
    ],
    for_brands: [
      [8, 8],
      [7, 5],
    ],
    colors: [[4, 3]],
    types: [
      ['toner', 11],
      ['inkjet', 10],
    ],
    origins: [
      ['original', 18],
      ['compatible', 3],
    ],
    in_stock: 18,
  })
})

test('a filter narrows what is counted beside the others, not beside itself', () => {
  const counts = countKinds(KINDS, { ...PAGE, categoryIds: [1], brandIds: [2], isInStock: true })
  expect(counts.total).toBe(3)
  expect(counts.brands).toEqual([
    [1, 5],
    [2, 3],
  ])
  expect(counts.colors).toEqual([[4, 3]])
  expect(counts.in_stock).toBe(3)
})

test('a filter that matches nothing counts nothing', () => {
  const counts = countKinds(KINDS, { ...PAGE, categoryIds: [] })
  expect(counts).toMatchObject({ total: 0, brands: [], in_stock: 0 })
})
