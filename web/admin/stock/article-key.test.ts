import { expect, test } from 'vitest'

import { articleKey, articleOfHash } from './article-key.ts'

test.each([
  { product_id: 12, product_color_id: null },
  { product_id: 12, product_color_id: 3 },
])('an article is found again by its address: %o', (place) => {
  expect(articleOfHash(`#${articleKey(place)}`)).toEqual({
    productId: place.product_id,
    colorId: place.product_color_id,
  })
})

test.each(['', '#', '#main', '#12-', '#-3', '#12-3-4', '#99999999999'])(
  '%o is no article',
  (hash) => {
    expect(articleOfHash(hash)).toBeUndefined()
  },
)
