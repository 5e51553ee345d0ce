import type { Country } from '#contract/plain/countries.ts'
import { type Cents, fromWire, rateOf, toWire } from '#contract/plain/money.ts'
import { orderTotals } from '#contract/plain/order-totals.ts'
import { shippingFee, zoneOf } from '#contract/plain/shipping-fee.ts'
import { rateThere } from '#contract/plain/vat-abroad.ts'
import type { BothSides } from '#web/commerce/card/both-sides.ts'
import type { Cart } from '#web/commerce/cart/cart-store.ts'
import type { SumAmounts } from '#web/commerce/orders/sum-rows.tsx'
import type { Settings } from '#web/pages/root-loader.ts'

export interface ShownTotals extends SumAmounts {
  /** By the id of the cart's line. */
  lineTotals: ReadonlyMap<number, BothSides>
}

const NO_PRICE = '0.00'
const NO_RATES = { standard: 0, reduced: 0 }
const NO_ZONE = { flat_fee: NO_PRICE, free_from: NO_PRICE }

/**
 * The totals shown before the server has been asked, from the cart and the public settings. The
 * gross is the same in every country, the VAT in it is not.
 */
export function shownTotals(
  cart: Pick<Cart, 'items' | 'free_shipping'>,
  settings: Pick<Settings, 'shipping' | 'vat'>,
  country: Country,
): ShownTotals {
  const zone = settings.shipping.zones.find((one) => one.country === country) ?? NO_ZONE
  const fee = shippingFee(fromWire(cart.free_shipping.house_brand_subtotal), zoneOf(zone))
  const ratesOf = (code: Country) =>
    settings.vat.countries.find((one) => one.country === code) ?? NO_RATES
  const [home, there] = [ratesOf('BE'), ratesOf(country)]
  const lines = cart.items.map(({ unit_price: price, quantity, vat_rate: rate }) => ({
    unitPrice: fromWire(price || NO_PRICE),
    quantity,
    vatRate: rateOf(country === 'BE' ? rate : rateThere(rate, home, there)),
  }))
  const totals = orderTotals(lines, { fee, vatRate: rateOf(there.standard) })
  return {
    subtotal: sides(totals.subtotal, totals.netSubtotal),
    shippingFee: sides(totals.shippingFee, totals.netShippingFee),
    total: toWire(totals.total),
    taxLines: totals.taxLines.map(({ rate, vat }) => ({ rate: rate / 100, vat: toWire(vat) })),
    isVatExempt: false,
    lineTotals: new Map(
      totals.lines.map((line, index) => [cart.items[index]?.id ?? 0, sides(line.total, line.net)]),
    ),
  }
}

function sides(gross: Cents, net: Cents): BothSides {
  return { incl: toWire(gross), excl: toWire(net) }
}
