import { expect, test } from 'vitest'

import { toWish, type WishlistItem } from './wish-view.ts'

const color = { id: 1, slug: 'red', name: 'red', name_fr: 'rouge', name_nl: 'rood', hex: '#c00' }
const item = {
  id: 9,
  product_id: 12,
  product_color_id: null,
  product_color: null,
  saved_price: null,
  product: {
    id: 12,
    sku: 'ST-12',
    name: 'Folder',
    name_nl: 'Map',
    name_fr: 'Chemise',
    short_description: 'Elastic',
    short_description_nl: 'Met elastiek',
    short_description_fr: 'À élastique',
    brand: { is_house_brand: true },
    warranty: '24',
    color: null,
    color_slugs: [],
    product_colors: [],
    sale_price: null,
    price: '4.00',
    vat_rate: 21,
    parts_price: null,
    stand_in: null,
    stock: 3,
    stock_status: 'low_stock',
    thumbnail: '/media/folder.svg',
  },
} as unknown as WishlistItem

test('an article is shown in the reader’s language', () => {
  const wish = toWish(item, 'nl')
  expect(wish).toMatchObject({ key: '12', sku: 'ST-12', shortDescription: 'Met elastiek' })
  expect(wish.card.name).toBe('Map')
  expect(wish.isBuyable).toBe(true)
})

test('one colour has its own name, price and stock', () => {
  const red = {
    id: 3,
    sku: 'ST-12-R',
    color: { ...color, second_hex: null },
    price: '5.00',
    stock: 0,
    stock_status: 'out_of_stock',
    images: [{ image_path: '/media/red.svg', alt: '' }],
  }
  const wish = toWish(
    { ...item, product_color_id: 3, product_color: red } as unknown as WishlistItem,
    'fr',
  )
  expect(wish).toMatchObject({ key: '12:3', sku: 'ST-12-R', isBuyable: false })
  expect(wish.card).toMatchObject({ price: '5.00', stock: 0, thumbnail: '/media/red.svg' })
  expect(wish.card.color?.name).toBe('rouge')
})

test('it tells what it costs less than when it was saved, and nothing when it does not', () => {
  expect(toWish({ ...item, saved_price: '5.50' }, 'en').cheaperBy).toEqual({
    incl: '1.50',
    excl: '1.24',
  })
  expect(toWish({ ...item, saved_price: '4.00' }, 'en').cheaperBy).toBeUndefined()
  expect(toWish({ ...item, saved_price: '3.00' }, 'en').cheaperBy).toBeUndefined()
})

test('an article whose colour is still to be chosen cannot be bought from the list', () => {
  const inColours = {
    ...item,
    product: { ...item.product, product_colors: [{}] },
  } as unknown as WishlistItem
  expect(toWish(inColours, 'en').isBuyable).toBe(false)
})
