import type { Country } from '#contract/plain/countries.ts'
import { phoneRule, postcodeRule, requiredRule } from '#web/commerce/form/field-rules.ts'
import type { Rules } from '#web/commerce/form/use-fields.ts'

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

/** All but the phone is required; what a postcode looks like follows the country. */
export const addressRules: Rules<AddressValues> = {
  first_name: ({ first_name: text }) => requiredRule(text),
  last_name: ({ last_name: text }) => requiredRule(text),
  street: ({ street: text }) => requiredRule(text),
  postal_code: ({ postal_code: text, country }) => postcodeRule(text, country),
  city: ({ city: text }) => requiredRule(text),
  state: ({ state: text }) => requiredRule(text),
  phone: ({ phone }) => phoneRule(phone),
}
