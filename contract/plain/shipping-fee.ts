import { add, cents, type Cents, fromWire, times, ZERO } from './money.ts'

/** Where a parcel goes, with its price; amounts in cents, VAT included. */
export interface Zone {
  flat_fee: number
  free_from: number
}

/** A zone as the settings write it. */
export function zoneOf(zone: { flat_fee: string; free_from: string }): Zone {
  return { flat_fee: fromWire(zone.flat_fee), free_from: fromWire(zone.free_from) }
}

/** The flat fee of the zone; free once the house-brand lines reach the zone's amount, VAT included. */
export function shippingFee(houseBrand: Cents, zone: Zone): Cents {
  return houseBrand >= zone.free_from ? ZERO : cents(zone.flat_fee)
}

/** What the house-brand lines come to, VAT included: only they count towards free delivery. */
export function houseBrandSubtotal(
  lines: readonly { unitPrice: Cents; quantity: number; isHouseBrand: boolean }[],
): Cents {
  return add(
    ...lines
      .filter(({ isHouseBrand }) => isHouseBrand)
      .map(({ unitPrice, quantity }) => times(unitPrice, quantity)),
  )
}
