import { expect, test } from 'vitest'

import {
  countFilters,
  listingPath,
  listingQuery,
  NO_FILTERS,
  readListing,
  toggled,
} from './listing-state.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

test('an address written from what was read is read as the same', () => {
  const state = read(
    'query=LC-3219XL&category_slug=inkjet&brand_slug=brother&brands[]=hp&for_brand=brother&for_brand=canon&colors[]=black&type[]=inkjet&origin[]=house&in_stock=1&price_min=5&price_max=12,50&model_id=282&sort_by=price&sort_order=asc&page=2',
  )

  const again = readListing(
    new URL(listingPath('/search', state, { page: state.page }), 'http://shop').searchParams,
  )

  expect(again).toEqual(state)
  expect(again.brands).toEqual(['brother', 'hp'])
  expect(again.forBrands).toEqual(['brother', 'canon'])
})

test('the term is trimmed at its ends and kept inside', () => {
  expect(read('query=%20%20hp%20301%20xl%20').query).toBe('hp 301 xl')
})

test('what an address cannot mean is left out', () => {
  expect(read('page=0&price_min=abc&model_id=-3&sort_by=colour')).toMatchObject({
    page: 1,
    priceMin: '',
    printerId: undefined,
    sort: undefined,
  })
})

test('a changed filter starts at the first page again', () => {
  expect(listingPath('/shop/toner', read('page=4'), { brands: ['hp'] })).toBe(
    '/shop/toner?brands%5B%5D=hp',
  )
})

test('the category of the path wins, by id or by slug', () => {
  expect(listingQuery(read('category_slug=toner'), '3')).toEqual({ category_id: 3 })
  expect(listingQuery(read(''), 'inkjet')).toEqual({ category_slug: 'inkjet' })
})

test('prices go to the API with a point', () => {
  expect(listingQuery(read('price_max=12,50'), undefined)).toEqual({ price_max: '12.50' })
})

test('a form without JavaScript sends the order as one value', () => {
  expect(read('sort=price_desc').sort).toBe('price_desc')
  expect(read('sort=').sort).toBeUndefined()
})

test('filters are counted and cleared without losing the term', () => {
  const state = read('query=ink&brands[]=hp&colors[]=black&colors[]=cyan&in_stock=1')
  expect(countFilters(state)).toBe(4)
  expect(listingPath('/search', state, NO_FILTERS)).toBe('/search?query=ink')
})

test('a value is put in and taken out', () => {
  expect(toggled(['hp'], 'canon')).toEqual(['hp', 'canon'])
  expect(toggled(['hp', 'canon'], 'hp')).toEqual(['canon'])
})
