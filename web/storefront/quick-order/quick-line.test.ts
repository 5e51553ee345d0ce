import { describe, expect, test } from 'vitest'

import {
  type Article,
  changed,
  firstPlaceOf,
  stateOf,
  toQuickLine,
  totalsOf,
} from './quick-line.ts'

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
  {
    quantity = 2,
    colorId = null,
    badQuantity,
    index = 0,
  }: { quantity?: number; colorId?: number | null; badQuantity?: string; index?: number } = {},
) {
  return toQuickLine(
    { written: 'x', text: 'x', quantity, hasQuantity: true, badQuantity },
    {
      text: 'x',
      quantity,
      status,
      products,
      product_color_id: colorId,
      corrected_to: null,
    },
    index,
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

  test('bad without a quantity, and ready once one is given', () => {
    const one = line('found', [article()], { quantity: 1, badQuantity: '2,5' })
    expect(stateOf(one)).toBe('bad')
    expect(stateOf(changed(one, { quantity: 3 }))).toBe('ready')
  })

  test('never for more than a line takes, however much there is', () => {
    const one = line('found', [article({ stock: 250_000 })], { quantity: 123_456 })
    expect(one.quantity).toBe(99_999)
  })

  test('of the quantity the shop read at its end', () => {
    const typed = {
      written: 'black toner 3',
      text: 'black toner 3',
      quantity: 1,
      hasQuantity: false,
      badQuantity: undefined,
    }
    const match = {
      text: 'black toner',
      quantity: 3,
      status: 'choose' as const,
      products: [article(), article({ id: 2 })],
      product_color_id: null,
      corrected_to: null,
    }
    const one = toQuickLine(typed, match, 0)
    expect([one.typed.text, one.quantity, one.typed.hasQuantity]).toEqual(['black toner', 3, true])
  })

  test('marked when an earlier one has the same article, in the same colour', () => {
    const colored = article({ id: 2, product_colors: COLORS })
    const lines = [
      line('found', [article()]),
      line('found', [colored], { colorId: 7, index: 1 }),
      line('found', [article()], { index: 2 }),
      line('choose', [colored], { index: 3 }),
      line('unknown', [], { index: 4 }),
      line('unknown', [], { index: 5 }),
    ]
    expect(lines.map((one) => firstPlaceOf(one, lines))).toEqual([
      undefined,
      undefined,
      1,
      undefined,
      undefined,
      undefined,
    ])
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
