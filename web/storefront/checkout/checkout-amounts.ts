import type { BothSides } from '#web/commerce/card/both-sides.ts'
import type { CartItem } from '#web/commerce/cart/cart-store.ts'
import { sumOf, type SumAmounts } from '#web/commerce/orders/sum-rows.tsx'
import type { OrderSummary } from '#web/storefront/buying/order-calls.ts'
import type { ShownTotals } from '#web/storefront/buying/shown-totals.ts'

/** What the checkout shows beside its form. */
export interface CheckoutAmounts {
  sum: SumAmounts
  lineTotal: (item: CartItem) => BothSides
}

/** From the cart, before the server has been asked. */
export function estimatedAmounts(estimate: ShownTotals): CheckoutAmounts {
  return {
    sum: estimate,
    lineTotal: ({ id, line_total: incl, line_total_excl_vat: excl }) =>
      estimate.lineTotals.get(id) ?? { incl, excl },
  }
}

/** As the server fixed them: without VAT, or with that of the country, every line follows. */
export function fixedAmounts(summary: OrderSummary): CheckoutAmounts {
  return {
    sum: sumOf(summary),
    lineTotal: (item) => {
      const { line_total: incl, line_total_excl_vat: excl } =
        summary.items.find(
          ({ product_id, product_color_id }) =>
            product_id === item.product_id && product_color_id === item.product_color_id,
        ) ?? item
      return { incl, excl }
    },
  }
}
