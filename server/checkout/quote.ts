import type { Country } from '#contract/plain/countries.ts'
import type { Language } from '#contract/plain/languages.ts'
import { basisPoints, netOf } from '#contract/plain/money.ts'
import { exemptTotals, orderTotals, type OrderTotals } from '#contract/plain/order-totals.ts'
import { houseBrandSubtotal, shippingFee } from '#contract/plain/shipping-fee.ts'
import { priceOf } from '#server/cart/cart-shape.ts'
import { type CartItemRow } from '#server/cart/queries.ts'
import { localName } from '#server/catalogue/local-name.ts'
import type { References } from '#server/catalogue/references.ts'
import { rateAbroad, standardRate } from '#server/pricing/vat-rates.ts'
import type { Settings } from '#server/settings/defaults.ts'

/** A line as it will stand on the order. */
export interface QuotedLine {
  product_id: number
  product_color_id: number | null
  sku: string
  name: string
  color_name: string | null
  thumbnail: string
  quantity: number
  unit_price_cents: number
  line_total_cents: number
  vat_rate: number
  vat_cents: number
  is_house_brand: boolean
}

export interface Quote {
  lines: QuotedLine[]
  totals: OrderTotals
  isVatExempt: boolean
}

export interface Terms {
  country: Country
  language: Language
  isVatExempt: boolean
  now: Date
}

/** What these lines cost delivered: prices as now, fee of the zone, VAT of the country of delivery. */
export function quote(
  items: readonly CartItemRow[],
  settings: Settings,
  references: References,
  terms: Terms,
): Quote {
  const { country, isVatExempt, now, language } = terms
  const priced = items.map((item) => ({
    unitPrice: priceOf(item),
    quantity: item.quantity,
    vatRate: isVatExempt
      ? rateAbroad(settings.vat, item.vat_rate, 'BE', now)
      : rateAbroad(settings.vat, item.vat_rate, country, now),
    isHouseBrand: item.is_house_brand,
  }))
  const delivery = {
    fee: shippingFee(houseBrandSubtotal(priced), settings.shipping.zones[country]),
    vatRate: standardRate(settings.vat, isVatExempt ? 'BE' : country, now),
  }
  const totals = isVatExempt ? exemptTotals(priced, delivery) : orderTotals(priced, delivery)
  const lines = items.map((item, index): QuotedLine => {
    const line = totals.lines[index]
    return {
      product_id: item.product_id,
      product_color_id: item.product_color_id,
      sku: item.color?.sku ?? item.sku,
      name: localName(item, language),
      color_name:
        item.color === null ? null : localName(references.color(item.color.color_id), language),
      thumbnail: item.color?.images?.[0]?.[0] ?? item.thumbnail,
      quantity: item.quantity,
      unit_price_cents: isVatExempt
        ? netOf(priceOf(item), priced[index]?.vatRate ?? basisPoints(0))
        : priceOf(item),
      line_total_cents: line?.total ?? 0,
      vat_rate: isVatExempt ? 0 : (priced[index]?.vatRate ?? 0),
      vat_cents: line?.vat ?? 0,
      is_house_brand: item.is_house_brand,
    }
  })
  return { lines, totals, isVatExempt }
}
