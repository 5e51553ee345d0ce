/** The countries the shop delivers to. */
export const COUNTRIES = ['BE', 'FR', 'NL', 'DE', 'LU'] as const
export type Country = (typeof COUNTRIES)[number]

export function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value)
}

const POSTAL_CODES: Record<Country, RegExp> = {
  BE: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  DE: /^\d{5}$/,
  LU: /^\d{4}$/,
}

/** `B-9000`, `BE 9000` → `9000`: a postcode as it is kept, without the country some write before it. */
export function normalisePostalCode(text: string, country: Country): string {
  return text.trim().replace(PREFIXES[country], '').toUpperCase()
}

const PREFIXES: Record<Country, RegExp> = {
  BE: /^BE?[ -]*(?=\d)/i,
  FR: /^FR?[ -]*(?=\d)/i,
  NL: /^NL?[ -]*(?=\d)/i,
  DE: /^DE?[ -]*(?=\d)/i,
  LU: /^LU?[ -]*(?=\d)/i,
}

/** Whether a text is a postcode of the country, in whatever way people write it. */
export function isPostalCode(text: string, country: Country): boolean {
  return POSTAL_CODES[country].test(normalisePostalCode(text, country))
}
