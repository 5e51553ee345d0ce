import { expect, test } from 'vitest'

import { pageCosts } from './page-costs.ts'
import {
  bestSet,
  capacitiesOf,
  originalOf,
  shownOffers,
  usualCapacity,
  type ColorRow,
  type CompleteSet,
  type Offer,
} from './printer-view.ts'

const offer = (change: Partial<Offer>): Offer => ({
  id: 1,
  slug: 'x',
  name: 'X',
  thumbnail: '',
  origin: 'house',
  is_house_brand: true,
  is_lifetime: true,
  color: null,
  color_slugs: [],
  has_colors: false,
  is_for_printers: true,
  impressions: 1e3,
  price: '10.00',
  price_excl_vat: '8.26',
  vat_rate: 21,
  discount_percentage: null,
  original_price: null,
  cartridge: null,
  rating: 0,
  reviews_count: 0,
  parts_price: null,
  stand_in: null,
  was: null,
  stock: 5,
  stock_status: 'in_stock',
  capacity: 'xl',
  isCheapest: false,
  isConfirmed: true,
  ...change,
})
const row = (slug: string, offers: Offer[]): ColorRow => ({
  color: { slug, name: slug, hex: null },
  offers,
})
const set = (change: Partial<CompleteSet>): CompleteSet => ({
  origin: 'house',
  capacity: 'xl',
  total: '50.00',
  totalExcl: '41.32',
  productIds: [1],
  thumbnail: '',
  colorSlugs: [],
  cartridges: 4,
  ...change,
})

const cmyk = (price: string, change: Partial<Offer> = {}) =>
  ['black', 'cyan', 'magenta', 'yellow'].map((slug) => row(slug, [offer({ price, ...change })]))

test('the first set of the wanted capacity is offered', () => {
  const sets = [
    set({ capacity: 'xl' }),
    set({ capacity: 'standard', total: '20.00' }),
    set({ origin: 'original', capacity: 'standard', total: '10.00' }),
  ]
  expect(bestSet(sets, undefined)).toMatchObject({ origin: 'house', capacity: 'xl' })
  expect(bestSet(sets, 'standard')).toMatchObject({ origin: 'house', capacity: 'standard' })
  expect(bestSet([], 'xl')).toBeUndefined()
})

test('a set of ours is compared with the original of the same capacity', () => {
  const original = set({ origin: 'original', total: '90.00' })
  expect(
    originalOf(set({}), [set({}), original, set({ origin: 'original', capacity: 'standard' })]),
  ).toBe(original)
  expect(originalOf(original, [original])).toBeUndefined()
})

test('a colour without the chosen capacity shows what it has', () => {
  const standard = offer({ id: 2, capacity: 'standard' })
  expect(shownOffers([offer({}), standard], 'standard', false)).toEqual([standard])
  expect(shownOffers([standard], 'xl', false)).toEqual([standard])
  expect(shownOffers([offer({ stock_status: 'out_of_stock' })], 'xl', true)).toEqual([])
})

test('capacities are offered smallest first; the usual one is that of the best set', () => {
  const rows = [row('black', [offer({ capacity: 'xl' }), offer({ capacity: 'standard' })])]
  expect(capacitiesOf(rows)).toEqual(['standard', 'xl'])
  expect(usualCapacity({ rows, sets: [set({ capacity: 'standard' })] })).toBe('standard')
})

test('a colour page takes every colour once; one page in five is in colour', () => {
  expect(pageCosts(cmyk('10.00'), true, 'xl', 'incl')).toEqual({
    black: 1,
    color: 4,
    thousand: 1600,
  })
})

test('without an article of a colour there is nothing to compare', () => {
  expect(pageCosts(cmyk('10.00'), false, 'xl', 'incl')).toBeUndefined()
})

test('a printer without colour has no colour page', () => {
  expect(
    pageCosts([row('black', [offer({ price: '30.00', impressions: 3000 })])], true, 'xl', 'incl'),
  ).toEqual({ black: 1, color: undefined, thousand: 1000 })
})
