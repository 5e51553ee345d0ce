import { expect, test } from 'vitest'

import { fittingArticle as article } from '#tests/support/fitting-article.ts'

import { groupSupplies } from './printer-groups.ts'

const HP = { id: 2, is_house_brand: false }

test('groups stand in the order black, cyan, magenta, yellow, packs, drums, accessories', () => {
  const products = [
    article(null, { category: { slug: 'accessories' }, type: 'accessories' }),
    article('black', { category: { slug: 'drum' }, type: 'drum' }),
    article('multi', { number_of_cartridges: 4 }),
    ...['yellow', 'black', 'magenta', 'cyan'].map((color) => article(color)),
  ]
  const groups = groupSupplies(products)
  expect(groups.map(({ kind, color }) => color?.slug ?? kind)).toEqual([
    'black',
    'cyan',
    'magenta',
    'yellow',
    'pack',
    'drum',
    'accessory',
  ])
})

test('the house brand comes first, and one of each group is the cheapest per page', () => {
  const dear = article('black', {
    brand: HP,
    price: '8.00',
    impressions: 200,
    price_per_impression: '4.00',
  })
  const cheap = article('black', {
    price: '10.00',
    impressions: 1000,
    price_per_impression: '1.00',
  })
  const [group] = groupSupplies([dear, cheap])
  expect(
    group?.products.map(({ id, is_cheapest_per_page: isCheapest }) => [id, isCheapest]),
  ).toEqual([
    [cheap.id, true],
    [dear.id, false],
  ])
  expect(groupSupplies([cheap])[0]?.products[0]?.is_cheapest_per_page).toBe(false)
})
