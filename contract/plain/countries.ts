/** The countries the shop delivers to (S§9). */
export const COUNTRIES = ['BE', 'FR', 'NL', 'DE', 'LU'] as const
export type Country = (typeof COUNTRIES)[number]

/** What a postcode looks like, per country. */
export const POSTAL_CODES: Record<Country, RegExp> = {
  BE: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[A-Za-z]{2}$/,
  DE: /^\d{5}$/,
  LU: /^(L-?)?\d{4}$/,
}
