import { lacksCompanyName } from '#contract/plain/contact-details.ts'
import {
  emailFormRule,
  phoneRule,
  postcodeRule,
  requiredRule,
} from '#web/commerce/form/field-rules.ts'
import { brokenRules, type FieldsOptions, type Rules } from '#web/commerce/form/use-fields.ts'
import type { TextKey } from '#web/language/i18n.ts'
import type { CheckoutValues, TextField } from '#web/storefront/buying/checkout-values.ts'

/** One rule a field, in the order of the page. */
export const checkoutRules: Rules<CheckoutValues> = {
  billing_email: ({ billing_email: email }) => requiredRule(email) ?? emailFormRule(email),
  billing_first_name: required('billing_first_name'),
  billing_last_name: required('billing_last_name'),
  company_name: (values) => (lacksCompanyName(values) ? 'checkout.error.companyName' : undefined),
  billing_phone: ({ billing_phone: phone }) => requiredRule(phone) ?? phoneRule(phone),
  billing_street: required('billing_street'),
  billing_postal_code: (values) => postcodeRule(values.billing_postal_code, values.billing_country),
  billing_city: required('billing_city'),
  'shipping_address.first_name': elsewhere(required('shipping_address.first_name')),
  'shipping_address.last_name': elsewhere(required('shipping_address.last_name')),
  'shipping_address.street': elsewhere(required('shipping_address.street')),
  'shipping_address.postal_code': elsewhere((values) =>
    postcodeRule(values['shipping_address.postal_code'], values['shipping_address.country']),
  ),
  'shipping_address.city': elsewhere(required('shipping_address.city')),
  'shipping_address.phone': elsewhere((values) => phoneRule(values['shipping_address.phone'])),
  terms_accepted: (values) => (values.terms_accepted ? undefined : 'checkout.error.terms'),
}

/** A new country makes a new postcode rule. */
export const checkoutFollows = {
  billing_postal_code: 'billing_country',
  'shipping_address.postal_code': 'shipping_address.country',
} as const satisfies FieldsOptions<CheckoutValues>['follows']

/** What is wrong with the form, by field in the order of the page; empty when it can be sent. */
export function checkoutErrors(values: CheckoutValues) {
  return brokenRules(checkoutRules, values)
}

/** Whether the form asks for a field at all: a switched-off part has no errors either. */
export function isAsked(field: string, values: CheckoutValues): boolean {
  const isOfBusiness = /(company_name|vat_number|purchase_order)$/.test(field)
  if (isOfBusiness && values.customer_type !== 'business') return false
  return values.ships_elsewhere || !field.startsWith('shipping_address.')
}

type Rule = (values: CheckoutValues) => TextKey | undefined

function required(field: TextField): Rule {
  return (values) => requiredRule(values[field])
}

/** Of the other delivery address: a rule once there is one. */
function elsewhere(rule: Rule): Rule {
  return (values) => (values.ships_elsewhere ? rule(values) : undefined)
}
