import type { Language } from '#contract/plain/languages.ts'

import type { Settings } from './defaults.ts'

/** `Octavo BV, Havenlaan 86C, 1000 Brussel`: the company and where it is, in the reader's language. */
export function companyAddress({ shop }: Settings, language: Language): string {
  const street = { en: '', nl: shop.street_nl, fr: shop.street_fr }[language] || shop.street
  const city = { en: '', nl: shop.city_nl, fr: shop.city_fr }[language] || shop.city
  return `${shop.legal_name}, ${street}, ${shop.postal_code} ${city}`
}
