import { isEmail, isPhone } from '#contract/plain/contact-details.ts'
import { type Country, POSTAL_CODES } from '#contract/plain/countries.ts'
import type { TextKey } from '#web/language/i18n.ts'
import type {
  CheckoutField,
  CheckoutValues,
  TextField,
} from '#web/storefront/buying/checkout-values.ts'

export type CheckoutErrors = Partial<Record<CheckoutField, TextKey>>

const POSTCODE_ERRORS = {
  BE: 'checkout.error.postcode.BE',
  FR: 'checkout.error.postcode.FR',
  NL: 'checkout.error.postcode.NL',
  DE: 'checkout.error.postcode.DE',
  LU: 'checkout.error.postcode.LU',
} as const satisfies Record<Country, TextKey>

type Rule = (values: CheckoutValues) => TextKey | undefined

/** One rule a field, in the order of the page: the first error is the first one met. */
const rules: readonly (readonly [CheckoutField, Rule])[] = [
  ['billing_email', (values) => required(values, 'billing_email') ?? email(values.billing_email)],
  ['billing_first_name', (values) => required(values, 'billing_first_name')],
  ['billing_last_name', (values) => required(values, 'billing_last_name')],
  ['company_name', (values) => forBusiness(values) && companyName(values)],
  ['billing_phone', (values) => required(values, 'billing_phone') ?? phone(values.billing_phone)],
  ['billing_street', (values) => required(values, 'billing_street')],
  [
    'billing_postal_code',
    (values) =>
      required(values, 'billing_postal_code') ??
      postalCode(values.billing_postal_code, values.billing_country),
  ],
  ['billing_city', (values) => required(values, 'billing_city')],
  ['shipping_address.first_name', elsewhere('shipping_address.first_name')],
  ['shipping_address.last_name', elsewhere('shipping_address.last_name')],
  ['shipping_address.street', elsewhere('shipping_address.street')],
  [
    'shipping_address.postal_code',
    elsewhere('shipping_address.postal_code', (text, values) =>
      postalCode(text, values['shipping_address.country']),
    ),
  ],
  ['shipping_address.city', elsewhere('shipping_address.city')],
  [
    'shipping_address.phone',
    (values) => {
      const text = values['shipping_address.phone']
      return values.ships_elsewhere && text.trim() !== '' ? phone(text) : undefined
    },
  ],
  ['terms_accepted', (values) => (values.terms_accepted ? undefined : 'checkout.error.terms')],
]

/** What is wrong with the form, by field in the order of the page; empty when it can be sent (S§3, S§5). */
export function checkoutErrors(values: CheckoutValues): CheckoutErrors {
  const errors: CheckoutErrors = {}
  for (const [field, rule] of rules) {
    const error = rule(values)
    if (error !== undefined) errors[field] = error
  }
  return errors
}

/** The error of one field, for when it is left. */
export function fieldError(values: CheckoutValues, field: CheckoutField): TextKey | undefined {
  return rules.find(([name]) => name === field)?.[1](values)
}

/** Whether the form asks for a field at all: a switched-off part has no errors either. */
export function isAsked(field: CheckoutField, values: CheckoutValues): boolean {
  const isOfBusiness = /(company_name|vat_number|purchase_order)$/.test(field)
  if (isOfBusiness && values.customer_type !== 'business') return false
  return values.ships_elsewhere || !field.startsWith('shipping_address.')
}

function required(values: CheckoutValues, field: TextField): TextKey | undefined {
  return values[field].trim() === '' ? 'checkout.error.required' : undefined
}

function email(text: string): TextKey | undefined {
  return isEmail(text) ? undefined : 'checkout.error.email'
}

function phone(text: string): TextKey | undefined {
  return isPhone(text) ? undefined : 'checkout.error.phone'
}

function postalCode(text: string, country: Country): TextKey | undefined {
  return POSTAL_CODES[country].test(text.trim()) ? undefined : POSTCODE_ERRORS[country]
}

function forBusiness(values: CheckoutValues): true | undefined {
  return values.customer_type === 'business' ? true : undefined
}

function companyName(values: CheckoutValues): TextKey | undefined {
  return values.company_name.trim() === '' ? 'checkout.error.companyName' : undefined
}

/** A field of the other delivery address: required once there is one. */
function elsewhere(
  field: TextField,
  form?: (text: string, values: CheckoutValues) => TextKey | undefined,
): Rule {
  return (values) =>
    values.ships_elsewhere ? (required(values, field) ?? form?.(values[field], values)) : undefined
}
