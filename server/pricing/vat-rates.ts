import type { Country } from '#contract/plain/countries.ts'
import { type BasisPoints, basisPoints } from '#contract/plain/money.ts'
import { rateThere } from '#contract/plain/vat-abroad.ts'
import type { Settings } from '#server/settings/defaults.ts'
import { consumerRates } from '#server/settings/vat-in-force.ts'

/**
 * The rate contained in the price of an article that carries `belgianRate` at home: that of the
 * country of delivery for consumers abroad when OSS is on, else the Belgian one. `now` picks the
 * rate in force from the dated table.
 */
export function rateAbroad(
  vat: Settings['vat'],
  belgianRate: number,
  country: Country,
  now: Date,
): BasisPoints {
  if (country === 'BE' || !vat.is_oss) return basisPoints(belgianRate)
  const [home, there] = [consumerRates(vat, 'BE', now), consumerRates(vat, country, now)]
  return basisPoints(rateThere(belgianRate, home, there))
}

/** The standard rate of a country: what delivery is taxed at. */
export function standardRate(vat: Settings['vat'], country: Country, now: Date): BasisPoints {
  return basisPoints(consumerRates(vat, country, now).standard)
}
