import { expect, test } from 'vitest'

import { fittingArticle as article } from '#tests/support/fitting-article.ts'

import { completeSets } from './complete-sets.ts'
import type { FittingProduct } from './printer-groups.ts'

const HP = { id: 2, is_house_brand: false }
const COLORS = ['black', 'cyan', 'magenta', 'yellow']
const NO_PACKS = new Map<number, number[]>()

const each = (colors: readonly string[], change: object = {}) =>
  colors.map((color) => article(color, change))
const setsOf = (products: FittingProduct[]) => completeSets(products, NO_PACKS)
const idsOf = (products: readonly FittingProduct[]) => products.map(({ id }) => id)

test('a set has one of each colour the printer takes, and only what can be bought', () => {
  const singles = each(COLORS)
  expect(setsOf(singles)).toMatchObject([
    { origin: 'house', capacity: 'xl', total: '40.00', product_ids: idsOf(singles) },
  ])
  expect(setsOf([...singles.slice(1), article('black', { stock: 0 })])).toEqual([])
  expect(setsOf(singles.slice(1))).toEqual([])
  expect(setsOf([article('black')])).toEqual([])
})

test('photo black, grey and photo blue belong to it where the printer takes them', () => {
  const more = each(['photo-black', 'grey', 'photo-blue'])
  const [set, ...others] = setsOf([...more, ...each(COLORS)])
  expect(set?.products.map(({ color }) => color?.slug)).toEqual([
    ...COLORS,
    'photo-black',
    'grey',
    'photo-blue',
  ])
  expect(others).toEqual([])
  const original = each(COLORS, { brand: HP })
  expect(setsOf([...original, ...more, ...each(COLORS)])).toMatchObject([{ origin: 'house' }])
})

test('black and a tri-colour cartridge are a set; a photo black may be the only black', () => {
  expect(setsOf(each(['tricolour', 'black']))[0]?.product_ids).toHaveLength(2)
  expect(setsOf(each(['photo-black', ...COLORS.slice(1)]))[0]?.product_ids).toHaveLength(4)
})

test('a colour not made in the capacity comes in the nearest one, a sold-out one does not', () => {
  const standard = each(COLORS, { capacity: 'standard' })
  const large = article('black')
  expect(setsOf([...standard, large])).toMatchObject([
    { capacity: 'xl', product_ids: [large.id, ...idsOf(standard.slice(1))] },
    { capacity: 'standard', product_ids: idsOf(standard) },
  ])
  expect(setsOf([...standard, article('black', { stock: 0 })])).toMatchObject([
    { capacity: 'standard' },
  ])
  expect(setsOf([...standard.slice(1), large])).toMatchObject([
    { capacity: 'xl', product_ids: [large.id, ...idsOf(standard.slice(1))] },
  ])
})

test('each brand has sets of its own', () => {
  const ours = each(COLORS)
  const theirs = each(COLORS, { brand: HP })
  expect(setsOf([...ours, ...theirs])).toMatchObject([
    { origin: 'house', product_ids: idsOf(ours) },
    { origin: 'original', product_ids: idsOf(theirs) },
  ])
  expect(setsOf([...ours.slice(1), ...theirs.slice(0, 1)])).toEqual([])
})

test('ours comes before a cheaper original, XL before what is larger or smaller', () => {
  const sets = ['standard', 'xxl', 'xl'].flatMap((capacity) => [
    ...each(COLORS, { capacity }),
    ...each(COLORS, { capacity, brand: HP, price: '5.00' }),
  ])
  expect(setsOf(sets).map(({ origin, capacity }) => `${origin} ${capacity}`)).toEqual([
    'house xl',
    'house xxl',
    'house standard',
    'original xl',
    'original xxl',
    'original standard',
  ])
})

test('a pack of just these takes their place when it costs less', () => {
  const singles = each(COLORS)
  const pack = (price: string) => article('multi', { number_of_cartridges: 4, price })
  const cheap = pack('35.00')
  const dear = pack('40.00')
  const ids = idsOf(singles)
  expect(completeSets([...singles, cheap], new Map([[cheap.id, ids.toReversed()]]))).toMatchObject([
    { product_ids: [cheap.id], total: '35.00' },
  ])
  expect(completeSets([...singles, dear], new Map([[dear.id, ids]]))[0]?.product_ids).toEqual(ids)
  const others = new Map([[cheap.id, [...ids.slice(1), 999]]])
  expect(completeSets([...singles, cheap], others)[0]?.product_ids).toEqual(ids)
})

test('its price without VAT is rounded once for all of it, as in the cart', () => {
  const [set] = setsOf(each(COLORS, { price: '9.99' }))
  // 39.96 / 1.21 = 33.0248; four times 8.26 would be 33.04.
  expect([set?.total, set?.total_excl_vat]).toEqual(['39.96', '33.02'])
})
