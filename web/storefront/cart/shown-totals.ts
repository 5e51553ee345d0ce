import type { Country } from '#contract/plain/countries.ts'
import {
  add,
  basisPoints,
  type BasisPoints,
  type Cents,
  fromWire,
  netOf,
  subtract,
  toWire,
  vatContained,
  ZERO,
} from '#contract/plain/money.ts'
import type { Cart, CartItem } from '#web/commerce/cart/cart-store.ts'
import type { Settings } from '#web/pages/root-loader.ts'

import { deliveryFee } from './delivery-fee.ts'

/** What an order would cost, as wire amounts. `tax` is undefined where only the server knows the rates. */
export interface ShownTotals {
  subtotal: string
  shipping_fee: string
  tax: string | undefined
  total: string
}

const ONE_CENT = 1

/**
 * The totals shown before the server has been asked, from the cart and the public settings. The
 * gross is the same in every country; the VAT in it is shown for Belgium only.
 */
export function shownTotals(
  cart: Pick<Cart, 'items' | 'subtotal' | 'free_shipping'>,
  settings: Pick<Settings, 'shipping' | 'vat'>,
  country: Country,
): ShownTotals {
  const fee = deliveryFee(cart, settings.shipping.zones, country)
  const rate = basisPoints(Math.round(settings.vat.rate * 100))
  return {
    subtotal: cart.subtotal,
    shipping_fee: fee,
    tax: country === 'BE' ? toWire(taxOf(cart.items, fromWire(fee), rate)) : undefined,
    total: toWire(add(fromWire(cart.subtotal), fromWire(fee))),
  }
}

/** Rounded once per rate, as the server does: standard lines with the delivery, the others by their own net. */
function taxOf(items: readonly CartItem[], fee: Cents, rate: BasisPoints): Cents {
  const lines = items.map((item) => ({
    gross: fromWire(item.line_total),
    net: fromWire(item.line_total_excl_vat),
  }))
  const isStandard = ({ gross, net }: (typeof lines)[number]) =>
    Math.abs(netOf(gross, rate) - net) <= ONE_CENT
  const standard = add(ZERO, fee, ...lines.filter(isStandard).map(({ gross }) => gross))
  const others = lines.filter((line) => !isStandard(line))
  return add(vatContained(standard, rate), ...others.map(({ gross, net }) => subtract(gross, net)))
}
