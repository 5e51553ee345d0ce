import type { Country } from '#contract/plain/countries.ts'
import { fromWire, rateOf, toWire } from '#contract/plain/money.ts'
import { orderTotals } from '#contract/plain/order-totals.ts'
import { shippingFee } from '#contract/plain/shipping-fee.ts'
import type { Cart } from '#web/commerce/cart/cart-store.ts'
import type { Settings } from '#web/pages/root-loader.ts'

/** What an order would cost, as wire amounts. `tax` is undefined where only the server knows the rates. */
export interface ShownTotals {
  subtotal: string
  shipping_fee: string
  tax: string | undefined
  total: string
}

const NO_PRICE = '0.00'
const NO_ZONE = { flat_fee: NO_PRICE, free_from: NO_PRICE }

/**
 * The totals shown before the server has been asked, from the cart and the public settings. The
 * gross is the same in every country; the VAT in it is shown for Belgium only.
 */
export function shownTotals(
  cart: Pick<Cart, 'items' | 'free_shipping'>,
  settings: Pick<Settings, 'shipping' | 'vat'>,
  country: Country,
): ShownTotals {
  const zone = settings.shipping.zones.find((one) => one.country === country) ?? NO_ZONE
  const fee = shippingFee(fromWire(cart.free_shipping.house_brand_subtotal), {
    flat_fee: fromWire(zone.flat_fee),
    free_from: fromWire(zone.free_from),
  })
  const lines = cart.items.map(({ unit_price: price, quantity, vat_rate: rate }) => ({
    unitPrice: fromWire(price || NO_PRICE),
    quantity,
    vatRate: rateOf(rate),
  }))
  const totals = orderTotals(lines, { fee, vatRate: rateOf(settings.vat.rate) })
  return {
    subtotal: toWire(totals.subtotal),
    shipping_fee: toWire(totals.shippingFee),
    tax: country === 'BE' ? toWire(totals.tax) : undefined,
    total: toWire(totals.total),
  }
}
