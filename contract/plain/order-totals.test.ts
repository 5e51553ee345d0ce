import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { add, basisPoints, cents, netOf, subtract } from './money.ts'
import { exemptTotals, orderTotals } from './order-totals.ts'

const STANDARD = basisPoints(2100)
const line = (unitPrice: number, quantity = 1, vatRate = 2100) => ({
  unitPrice: cents(unitPrice),
  quantity,
  vatRate: basisPoints(vatRate),
})
const delivery = (fee: number) => ({ fee: cents(fee), vatRate: STANDARD })

test('VAT is rounded once per rate, on the total of the group', () => {
  const totals = orderTotals([line(2999, 3), line(333, 7), line(1060, 1, 600)], delivery(495))
  expect(totals).toMatchObject({ subtotal: 8997 + 2331 + 1060, total: 8997 + 2331 + 1060 + 495 })
  expect(totals.taxLines).toEqual([
    { rate: 2100, gross: 11_823, vat: 2052, net: 9771 },
    { rate: 600, gross: 1060, vat: 60, net: 1000 },
  ])
  expect(totals.tax).toBe(2112)
})

test('without VAT each group costs its net', () => {
  const totals = exemptTotals([line(2999, 2)], delivery(0))
  expect(totals).toMatchObject({
    total: 4957,
    subtotal: 4957,
    tax: 0,
    taxLines: [{ rate: 0, gross: 4957, net: 4957, vat: 0 }],
  })
})

const NOTHING = { unitPrice: cents(0), quantity: 0, vatRate: basisPoints(0) }

describe('whatever is bought', () => {
  const lines = fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 99_999 }).map(cents),
      quantity: fc.integer({ min: 1, max: 50 }),
      vatRate: fc.constantFrom(2100, 600, 2000, 1900, 1700).map(basisPoints),
    }),
    { minLength: 1, maxLength: 12 },
  )
  const fees = fc.constantFrom(0, 495, 895).map((fee) => delivery(fee))

  test('lines, groups and total agree to the cent', () => {
    fc.assert(
      fc.property(lines, fees, (bought, delivered) => {
        const totals = orderTotals(bought, delivered)
        expect(add(...totals.lines.map(({ total }) => total))).toBe(totals.subtotal)
        expect(add(...totals.taxLines.map(({ gross }) => gross))).toBe(totals.total)
        expect(add(...totals.taxLines.map(({ vat }) => vat))).toBe(totals.tax)
        for (const { gross, net, vat } of totals.taxLines) expect(add(net, vat)).toBe(gross)
      }),
    )
  })

  test('a line’s net is its share of its rate’s net, and the nets come to the net subtotal', () => {
    fc.assert(
      fc.property(lines, fees, (bought, delivered) => {
        const { lines: totals, netSubtotal, ...order } = orderTotals(bought, delivered)
        for (const rate of new Set(bought.map(({ vatRate }) => vatRate))) {
          const ofRate = totals.filter((_, index) => bought[index]?.vatRate === rate)
          const gross = add(...ofRate.map(({ total }) => total))
          expect(add(...ofRate.map(({ net }) => net))).toBe(netOf(gross, rate))
          for (const { total, net } of ofRate)
            expect(Math.abs(net - (total * 10_000) / (10_000 + rate))).toBeLessThanOrEqual(1)
        }
        expect(add(...totals.map(({ net }) => net))).toBe(netSubtotal)
        expect(add(netSubtotal, order.netShippingFee, order.tax)).toBe(order.total)
        expect(order.netShippingFee).toBeGreaterThanOrEqual(0)
        expect(order.netShippingFee).toBeLessThanOrEqual(order.shippingFee)
      }),
    )
  })

  test('a line costs the same without VAT in the cart and on the order', () => {
    fc.assert(
      fc.property(lines, fees, (bought, delivered) => {
        const inCart = orderTotals(bought, { fee: cents(0), vatRate: STANDARD })
        expect(orderTotals(bought, delivered).lines).toEqual(inCart.lines)
      }),
    )
  })

  test('without VAT the lines and delivery cost what the groups are worth net', () => {
    fc.assert(
      fc.property(lines, fees, (bought, delivered) => {
        const [taxed, exempt] = [orderTotals(bought, delivered), exemptTotals(bought, delivered)]
        expect(exempt.total).toBe(subtract(taxed.total, taxed.tax))
        expect(add(...exempt.lines.map(({ total }) => total), exempt.shippingFee)).toBe(
          exempt.total,
        )
      }),
    )
  })

  test('without VAT, pieces times their rounded price come within half a cent a piece of the line', () => {
    fc.assert(
      fc.property(lines, fees, (bought, delivered) => {
        for (const [index, { total }] of exemptTotals(bought, delivered).lines.entries()) {
          const { unitPrice, quantity, vatRate } = bought[index] ?? NOTHING
          const off = Math.abs(quantity * netOf(unitPrice, vatRate) - total)
          expect(2 * off).toBeLessThan(quantity + 3)
        }
      }),
    )
  })
})
