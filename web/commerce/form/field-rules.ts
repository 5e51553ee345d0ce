import { isBlank, isEmail, isPhone } from '#contract/plain/contact-details.ts'
import { type Country, isPostalCode } from '#contract/plain/countries.ts'
import type { TextKey } from '#web/language/i18n.ts'

/*
 * The rules that several forms share. What they ask is the same function the server asks; here it
 * gets the sentence that stands at the field.
 */

export function requiredRule(text: string): TextKey | undefined {
  return isBlank(text) ? 'rule.required' : undefined
}

/** An email is asked for, then checked. */
export function emailRule({ email }: { email: string }): TextKey | undefined {
  return isBlank(email) ? 'rule.email.required' : emailFormRule(email)
}

export function emailFormRule(email: string): TextKey | undefined {
  return isEmail(email) ? undefined : 'rule.email.invalid'
}

/** For a password that is compared, not set: its length does not matter. */
export function givenPasswordRule({ password }: { password: string }): TextKey | undefined {
  return password === '' ? 'rule.password.required' : undefined
}

/** A phone number may be left out. */
export function phoneRule(phone: string): TextKey | undefined {
  return isBlank(phone) || isPhone(phone) ? undefined : 'rule.phone'
}

/** What a postcode looks like follows the country. */
export function postcodeRule(text: string, country: Country): TextKey | undefined {
  return requiredRule(text) ?? (isPostalCode(text, country) ? undefined : POSTCODE_ERRORS[country])
}

const POSTCODE_ERRORS = {
  BE: 'rule.postcode.BE',
  FR: 'rule.postcode.FR',
  NL: 'rule.postcode.NL',
  DE: 'rule.postcode.DE',
  LU: 'rule.postcode.LU',
} as const satisfies Record<Country, TextKey>
