import { expect, test } from 'vitest'

import { readReviews, reviewsPath } from './reviews-state.ts'

const read = (query: string) => readReviews(new URLSearchParams(query))

test('what an address asks for is what its links keep', () => {
  const state = read('rating=4&language=nl&search=toner&sort=lowest&page=3')
  expect(reviewsPath(state, { page: 3 })).toBe(
    '/reviews?rating=4&language=nl&search=toner&sort=lowest&page=3',
  )
  expect(reviewsPath(state)).toBe('/reviews?rating=4&language=nl&search=toner&sort=lowest')
})

test('what makes no sense is as if it were not there', () => {
  expect(reviewsPath(read('rating=9&language=de&sort=best&page=-1&order=12&token=x'))).toBe(
    '/reviews',
  )
})
