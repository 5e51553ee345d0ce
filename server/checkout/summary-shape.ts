import type { OrderSummary } from '#contract/checkout.ts'
import { basisPoints, cents, netOf, toWire, ZERO } from '#contract/plain/money.ts'

import type { Quote } from './quote.ts'

export function summaryOf({ lines, totals, isVatExempt }: Quote): OrderSummary {
  return {
    items: lines.map((line) => ({
      product_id: line.product_id,
      product_color_id: line.product_color_id,
      sku: line.sku,
      name: line.color_name === null ? line.name : `${line.name} (${line.color_name})`,
      quantity: line.quantity,
      unit_price: toWire(cents(line.unit_price_cents)),
      unit_price_excl_vat: toWire(netOf(cents(line.unit_price_cents), basisPoints(line.vat_rate))),
      line_total: toWire(cents(line.line_total_cents)),
      line_total_excl_vat: toWire(cents(line.line_total_cents - line.vat_cents)),
    })),
    subtotal: toWire(totals.subtotal),
    subtotal_excl_vat: toWire(totals.netSubtotal),
    shipping_fee: toWire(totals.shippingFee),
    shipping_fee_excl_vat: toWire(totals.netShippingFee),
    tax: toWire(totals.tax),
    tax_lines: totals.taxLines.map(({ rate, net, vat }) => ({
      rate: rate / 100,
      net: toWire(net),
      vat: toWire(vat),
    })),
    is_vat_exempt: isVatExempt,
    total: toWire(totals.total),
  }
}

const EMPTY_SUMMARY: OrderSummary = {
  items: [],
  subtotal: toWire(ZERO),
  subtotal_excl_vat: toWire(ZERO),
  shipping_fee: toWire(ZERO),
  shipping_fee_excl_vat: toWire(ZERO),
  tax: toWire(ZERO),
  tax_lines: [],
  is_vat_exempt: false,
  total: toWire(ZERO),
}

/** What stands beside a refusal: an order that is not valid, with zeros. */
export const NOT_VALID = { valid: false, order_summary: EMPTY_SUMMARY } as const
