import type { Country } from '#contract/plain/countries.ts'
import { fromWire } from '#contract/plain/money.ts'
import type { Cart } from '#web/commerce/cart/cart-store.ts'
import type { Settings } from '#web/pages/root-loader.ts'

const FREE = '0.00'

/** The fee of a country's zone for this cart: free once its house-brand lines reach the zone's amount. */
export function deliveryFee(
  { free_shipping: { house_brand_subtotal: houseBrand } }: Pick<Cart, 'free_shipping'>,
  zones: Settings['shipping']['zones'],
  country: Country,
): string {
  const zone = zones.find((candidate) => candidate.country === country)
  if (zone === undefined) return FREE
  return fromWire(houseBrand) >= fromWire(zone.free_from) ? FREE : zone.flat_fee
}
