/** What a country charges: the standard rate, and the one for what is reduced at home. */
export interface CountryRates {
  standard: number
  reduced: number
}

/**
 * The rate contained in the price of an article for a delivery to another country, by whether it is
 * taxed at the standard rate at home. Any unit, the same for all.
 */
export function rateThere(homeRate: number, home: CountryRates, there: CountryRates): number {
  return homeRate === home.standard ? there.standard : there.reduced
}
