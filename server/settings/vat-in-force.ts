import { COUNTRIES, type Country } from '#contract/plain/countries.ts'
import type { CountryRates } from '#contract/plain/vat-abroad.ts'

import type { Settings } from './defaults.ts'

/** What consumers in a country pay: their own rates when OSS is on, else the Belgian ones. Basis points. */
export function consumerRates(vat: Settings['vat'], country: Country, now: Date): CountryRates {
  return ratesOn(vat, vat.is_oss ? country : 'BE', now)
}

/** The same for every country, in per cent, as the storefront shows them. */
export function publicRates(vat: Settings['vat'], now: Date) {
  return COUNTRIES.map((country) => {
    const { standard, reduced } = consumerRates(vat, country, now)
    return { country, standard: standard / 100, reduced: reduced / 100 }
  })
}

function ratesOn(vat: Settings['vat'], country: Country, now: Date): CountryRates {
  const today = now.toISOString().slice(0, 10)
  const inForce = vat.rates[country]
    .filter(({ from }) => from <= today)
    .toSorted((a, b) => b.from.localeCompare(a.from))[0]
  if (inForce === undefined) throw new Error(`No VAT rate of ${country} is in force`)
  return inForce
}
