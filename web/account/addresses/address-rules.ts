import { isPhone } from '#contract/plain/contact-details.ts'
import { POSTAL_CODES, type Country } from '#contract/plain/countries.ts'
import type { Rules } from '#web/commerce/form/use-form.ts'
import type { TextKey } from '#web/language/i18n.ts'

/** Named as the API names them, so that its field errors find their place. */
export type AddressValues = {
  first_name: string
  last_name: string
  street: string
  postal_code: string
  city: string
  state: string
  country: Country
  phone: string
  is_default: boolean
}

const POSTCODE_ERRORS = {
  BE: 'rule.postcode.BE',
  FR: 'rule.postcode.FR',
  NL: 'rule.postcode.NL',
  DE: 'rule.postcode.DE',
  LU: 'rule.postcode.LU',
} as const satisfies Record<Country, TextKey>

/** All but the phone is required (S§5); what a postcode looks like follows the country. */
export const addressRules: Rules<AddressValues> = {
  first_name: ({ first_name: text }) => required(text),
  last_name: ({ last_name: text }) => required(text),
  street: ({ street: text }) => required(text),
  postal_code: ({ postal_code: text, country }) =>
    required(text) ??
    (POSTAL_CODES[country].test(text.trim()) ? undefined : POSTCODE_ERRORS[country]),
  city: ({ city: text }) => required(text),
  state: ({ state: text }) => required(text),
  phone: ({ phone }) => phoneRule(phone),
}

/** A phone number may be left out. */
export function phoneRule(phone: string): TextKey | undefined {
  return phone.trim() === '' || isPhone(phone) ? undefined : 'rule.phone'
}

function required(text: string): TextKey | undefined {
  return text.trim() === '' ? 'rule.required' : undefined
}
