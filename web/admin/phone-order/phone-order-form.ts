import type { Input } from '#contract/api.ts'
import type { Country } from '#contract/plain/countries.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { FoundUser } from '#web/admin/form/user-box.tsx'
import { namesOf } from '#web/commerce/words/person-name.ts'

export type PhoneOrderBody = Input<'POST /admin/phone-orders'>['body']
type Details = PhoneOrderBody['details']
type DetailName = Exclude<keyof Details, 'customer_type'>

/** As the inputs hold it: nothing said is an empty text. */
export interface PhoneOrderValues {
  email: string
  language: Language
  details: Record<DetailName, string>
  /** Pieces by article. */
  pieces: Record<string, string>
  /** Holds the place of what is wrong with the lines as a whole. */
  lines: string
}

export function emptyPhoneOrder(language: Language): PhoneOrderValues {
  return {
    email: '',
    language,
    details: {
      billing_first_name: '',
      billing_last_name: '',
      billing_phone: '',
      billing_street: '',
      billing_building_apartment: '',
      billing_postal_code: '',
      billing_city: '',
      billing_country: 'BE',
      company_name: '',
      vat_number: '',
      purchase_order: '',
      order_notes: '',
    },
    pieces: {},
    lines: '',
  }
}

/** What the account of a caller says about them. */
export function ofCustomer(customer: FoundUser): Pick<PhoneOrderValues, 'email' | 'language'> & {
  details: Partial<PhoneOrderValues['details']>
} {
  const { first, last } = namesOf(customer.name)
  return {
    email: customer.email,
    language: customer.language,
    details: {
      billing_first_name: first,
      billing_last_name: last,
      billing_phone: customer.phone ?? '',
      company_name: customer.company_name ?? '',
      vat_number: customer.vat_number ?? '',
    },
  }
}

/** What was said, without what was not. */
export function detailsOf(entered: PhoneOrderValues['details']): Details {
  const { billing_country: country, ...texts } = entered
  const said = Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text.trim() === '' ? [] : [[name, text.trim()]],
    ),
  ) as Omit<Details, 'customer_type' | 'billing_country'>
  return {
    ...said,
    billing_country: country as Country,
    customer_type: said.company_name === undefined ? 'individual' : 'business',
  }
}
