import type { OrderSummary } from '#contract/checkout.ts'
import { cents, toWire, ZERO } from '#contract/plain/money.ts'

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
      line_total: toWire(cents(line.line_total_cents)),
    })),
    subtotal: toWire(totals.subtotal),
    shipping_fee: toWire(totals.shippingFee),
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
  shipping_fee: toWire(ZERO),
  tax: toWire(ZERO),
  tax_lines: [],
  is_vat_exempt: false,
  total: toWire(ZERO),
}

/** What stands beside a refusal: an order that is not valid, with zeros. */
export const NOT_VALID = { valid: false, order_summary: EMPTY_SUMMARY } as const
