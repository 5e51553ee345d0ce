import { expect, test } from 'vitest'

import { ProductFilter } from '#contract/catalogue.ts'

import { listingOf } from './listing-filter.ts'
import type { References } from './references.ts'

const category = (id: number, slug: string, parent_id: number | null = null) => ({
  id,
  slug,
  parent_id,
  name: slug,
  name_nl: slug,
  name_fr: slug,
})
const references = {
  brands: [
    { id: 1, slug: 'hp' },
    { id: 2, slug: 'canon' },
  ],
  colors: [{ id: 7, slug: 'black' }],
  categories: [category(2, 'toner'), category(20, 'toner-xl', 2), category(3, 'inkjet')],
} as unknown as References

const listing = (query: object, path = '/customer/products/filter') =>
  listingOf(ProductFilter.parse(query), references, { path, language: 'nl' })

test.each([
  ['/customer/products/filter', 20],
  ['/customer/products/authenticated/search', 20],
  ['/customer/products/brand/{brand}', 10],
  ['/customer/products', 10],
])('%s has %i a page', (path, perPage) => {
  expect(listing({}, path).perPage).toBe(perPage)
})

test('slugs become ids; unknown ones match nothing', () => {
  expect(listing({ 'brands[]': ['hp', 'canon'], color_slug: 'black' })).toMatchObject({
    brandIds: [1, 2],
    colorIds: [7],
  })
  expect(listing({ brand_slug: 'nobody' }).brandIds).toEqual([])
  expect(listing({})).not.toHaveProperty('brandIds')
})

test('a category has those below it, and slug and id must agree', () => {
  expect(listing({ category_slug: 'toner' }).categoryIds).toEqual([2, 20])
  expect(listing({ category_slug: '2' }).categoryIds).toEqual([2, 20])
  expect(listing({ category_slug: 'toner', category_id: '3' }).categoryIds).toEqual([])
})

test('sorts by popularity, or by relevance when something is searched', () => {
  expect(listing({})).toMatchObject({ sort: 'popularity', isAscending: false })
  expect(listing({ search: ' tn2420 ' })).toMatchObject({ sort: 'relevance', isAscending: true })
  expect(listing({ search: 'x', sort_by: 'price' })).toMatchObject({
    sort: 'price',
    isAscending: true,
  })
  expect(listing({ sort_by: 'price', sort_direction: 'desc' }).isAscending).toBe(false)
})

test('prices are cents', () => {
  expect(listing({ price_min: '0.29', price_max: '19.99' })).toMatchObject({
    minCents: 29,
    maxCents: 1999,
  })
})
