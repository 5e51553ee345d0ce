import { cents, type Cents, ZERO } from './money.ts'

export interface Zone {
  /** In cents. */
  flat_fee: number
  free_from: number
}

/** The flat fee of the zone; free once the house-brand lines reach the zone's amount, VAT included. */
export function shippingFee(houseBrandSubtotal: Cents, zone: Zone): Cents {
  return houseBrandSubtotal >= zone.free_from ? ZERO : cents(zone.flat_fee)
}
