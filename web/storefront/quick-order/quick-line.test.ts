import { describe, expect, test } from 'vitest'

import { type Article, changed, stateOf, toQuickLine, totalsOf } from './quick-line.ts'

const article = (change: object = {}) =>
  ({
    id: 1,
    price: '12.10',
    vat_rate: 21,
    stock: 10,
    origin: 'house',
    brand: { is_house_brand: true },
    product_colors: [],
    ...change,
  }) as unknown as Article

function line(
  status: 'found' | 'choose' | 'unknown',
  products: Article[],
  { quantity = 2, colorId = null }: { quantity?: number; colorId?: number | null } = {},
) {
  return toQuickLine(
    { text: 'x', quantity, hasQuantity: true },
    {
      text: 'x',
      quantity,
      status,
      products,
      product_color_id: colorId,
      corrected_to: null,
    },
    0,
  )
}
const COLORS = [{ id: 7, stock: 3, price: '2.00' }]

describe('a line is', () => {
  test.each([
    ['ready when it was found', line('found', [article()]), 'ready'],
    ['to confirm while several fit', line('choose', [article(), article({ id: 2 })]), 'confirm'],
    ['to confirm while one fits, but not surely', line('choose', [article()]), 'confirm'],
    [
      'to confirm without its colour',
      line('choose', [article({ product_colors: COLORS })]),
      'confirm',
    ],
    [
      'ready with its colour',
      line('found', [article({ product_colors: COLORS })], { colorId: 7 }),
      'ready',
    ],
    ['bad when nothing fits', line('unknown', []), 'bad'],
    ['bad when it is sold out', line('found', [article({ stock: 0 })]), 'bad'],
  ] as const)('%s', (_, one, state) => {
    expect(stateOf(one)).toBe(state)
  })

  test('never for more than there is, of the colour where there is one', () => {
    expect(line('found', [article()], { quantity: 50 }).quantity).toBe(10)
    const colored = line('choose', [article({ product_colors: COLORS })], { quantity: 50 })
    expect(changed(colored, { colorId: 7 }).quantity).toBe(3)
  })

  test('added once it is in the cart, and ready again with another quantity', () => {
    const one = line('found', [article()])
    const added = { ...one, outcome: { added: 2, wanted: 2, reason: null } }
    expect(stateOf(added)).toBe('added')
    expect(stateOf(changed(added, { quantity: 3 }))).toBe('ready')
    const part = { ...one, outcome: { added: 1, wanted: 2, reason: 'stock' as const } }
    expect(stateOf(part)).toBe('confirm')
  })
})

test('lines are summed with delivery, which the house brand makes free', () => {
  const zone = { flat_fee: 495, free_from: 5000 }
  const few = totalsOf([line('found', [article()])], zone)
  expect([few.subtotal, few.shippingFee, few.total]).toEqual([2420, 495, 2915])
  const many = totalsOf([line('found', [article()], { quantity: 10 })], zone)
  expect([many.shippingFee, many.total - many.tax]).toEqual([0, 10_000])
  const original = article({ brand: { is_house_brand: false } })
  expect(totalsOf([line('found', [original], { quantity: 10 })], zone).shippingFee).toBe(495)
})
