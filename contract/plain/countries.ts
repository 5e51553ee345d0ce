/** The countries the shop delivers to. */
export const COUNTRIES = ['BE', 'FR', 'NL', 'DE', 'LU'] as const
export type Country = (typeof COUNTRIES)[number]

const POSTAL_CODES: Record<Country, RegExp> = {
  BE: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[A-Za-z]{2}$/,
  DE: /^\d{5}$/,
  LU: /^(L-?)?\d{4}$/,
}

/** Whether a text looks like a postcode of the country; spaces round it do not matter. */
export function isPostalCode(text: string, country: Country): boolean {
  return POSTAL_CODES[country].test(text.trim())
}
