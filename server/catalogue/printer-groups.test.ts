import { expect, test } from 'vitest'

import { completeSets, type FittingProduct, groupSupplies } from './printer-groups.ts'

let lastId = 0

function article(color: string | null, change: object = {}): FittingProduct {
  lastId += 1
  const product = {
    id: lastId,
    type: 'inkjet',
    category: { slug: 'inkjet' },
    color: color === null ? null : { slug: color },
    brand: { id: 1, is_house_brand: true },
    capacity: 'xl',
    number_of_cartridges: 1,
    price: '10.00',
    vat_rate: 21,
    impressions: 1000,
    price_per_impression: '1.00',
    stock: 5,
    confirmed: true,
    ...change,
  }
  // Only what the rules look at.
  return product as unknown as FittingProduct
}

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

const COLORS = ['black', 'cyan', 'magenta', 'yellow']

test('a complete set has one of each colour, and only what can be bought', () => {
  const singles = COLORS.map((color) => article(color))
  expect(completeSets(singles)).toMatchObject([
    { origin: 'house', capacity: 'xl', total: '40.00', product_ids: singles.map(({ id }) => id) },
  ])
  expect(completeSets([...singles.slice(1), article('black', { stock: 0 })])).toEqual([])
  expect(completeSets(singles.slice(1))).toEqual([])
})

test('a pack of the same takes the place of single ones when it costs less', () => {
  const singles = COLORS.map((color) => article(color))
  const pack = (price: string) => article('multi', { number_of_cartridges: 4, price })
  const cheap = pack('35.00')
  expect(completeSets([...singles, cheap])).toMatchObject([
    { product_ids: [cheap.id], total: '35.00' },
  ])
  expect(completeSets([...singles, pack('40.00')])[0]?.product_ids).toHaveLength(4)
})
