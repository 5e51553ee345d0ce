import type { Country } from '#contract/plain/countries.ts'
import { type BasisPoints, basisPoints } from '#contract/plain/money.ts'
import type { Settings } from '#server/settings/defaults.ts'

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
  const home = ratesOn(vat, 'BE', now)
  const isReduced = belgianRate !== home.standard
  const rates = vat.is_oss ? ratesOn(vat, country, now) : home
  if (country === 'BE' || !vat.is_oss) return basisPoints(belgianRate)
  return basisPoints(isReduced ? rates.reduced : rates.standard)
}

/** The standard rate of a country: what delivery is taxed at. */
export function standardRate(vat: Settings['vat'], country: Country, now: Date): BasisPoints {
  return basisPoints(ratesOn(vat, vat.is_oss ? country : 'BE', now).standard)
}

function ratesOn(vat: Settings['vat'], country: Country, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const inForce = vat.rates[country]
    .filter(({ from }) => from <= today)
    .toSorted((a, b) => b.from.localeCompare(a.from))[0]
  if (inForce === undefined) throw new Error(`No VAT rate of ${country} is in force`)
  return inForce
}
