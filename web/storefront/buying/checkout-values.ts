import type { Input } from '#contract/api.ts'
import { type Country, normalisePostalCode } from '#contract/plain/countries.ts'
import type { PaymentMethod } from '#contract/plain/statuses.ts'

export type CheckoutData = Input<'POST /guest/orders/validate-order'>['body']

const BILLING_FIELDS = [
  'billing_email',
  'billing_first_name',
  'billing_last_name',
  'company_name',
  'vat_number',
  'purchase_order',
  'billing_phone',
  'billing_street',
  'billing_building_apartment',
  'billing_postal_code',
  'billing_city',
] as const

const SHIPPING_FIELDS = [
  'shipping_address.first_name',
  'shipping_address.last_name',
  'shipping_address.company_name',
  'shipping_address.vat_number',
  'shipping_address.street',
  'shipping_address.building_apartment',
  'shipping_address.postal_code',
  'shipping_address.city',
  'shipping_address.phone',
] as const

/** Named as the API names them, so that its field errors find their place. */
export const TEXT_FIELDS = [...BILLING_FIELDS, ...SHIPPING_FIELDS, 'order_notes'] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export type CountryField = 'billing_country' | 'shipping_address.country'
export type CheckoutField = TextField | CountryField | 'payment_method' | 'terms_accepted'

export type CheckoutValues = Record<TextField, string> &
  Record<CountryField, Country> & {
    customer_type: 'individual' | 'business'
    ships_elsewhere: boolean
    payment_method: PaymentMethod
    terms_accepted: boolean
  }

export function emptyCheckout(method: PaymentMethod): CheckoutValues {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<
    TextField,
    string
  >
  return {
    ...texts,
    customer_type: 'individual',
    billing_country: 'BE',
    'shipping_address.country': 'BE',
    ships_elsewhere: false,
    payment_method: method,
    terms_accepted: false,
  }
}

/** Where the parcel goes: it decides fee and VAT. */
export function deliveryCountry(values: CheckoutValues): Country {
  return values.ships_elsewhere ? values['shipping_address.country'] : values.billing_country
}

/** A business abroad with a VAT number is asked about at VIES: its VAT may fall away. */
export function isVatChecked(values: CheckoutValues): boolean {
  const { customer_type: type, vat_number: number, billing_country: country } = values
  return type === 'business' && number.trim() !== '' && country !== 'BE'
}

/** The body of validate-order: what does not apply or is empty is left out. */
export function checkoutData(values: CheckoutValues): CheckoutData {
  const isBusiness = values.customer_type === 'business'
  return {
    customer_type: values.customer_type,
    billing_first_name: values.billing_first_name.trim(),
    billing_last_name: values.billing_last_name.trim(),
    billing_email: values.billing_email.trim(),
    billing_phone: values.billing_phone.trim(),
    billing_street: values.billing_street.trim(),
    billing_building_apartment: orNull(values.billing_building_apartment),
    billing_city: values.billing_city.trim(),
    billing_country: values.billing_country,
    billing_postal_code: normalisePostalCode(values.billing_postal_code, values.billing_country),
    company_name: isBusiness ? orNull(values.company_name) : null,
    vat_number: isBusiness ? orNull(values.vat_number) : null,
    purchase_order: isBusiness ? orNull(values.purchase_order) : null,
    shipping_address: values.ships_elsewhere ? shippingAddress(values) : null,
    order_notes: orNull(values.order_notes),
    payment_method: values.payment_method,
    terms_accepted: true,
  }
}

function shippingAddress(values: CheckoutValues): CheckoutData['shipping_address'] {
  const isBusiness = values.customer_type === 'business'
  return {
    first_name: values['shipping_address.first_name'].trim(),
    last_name: values['shipping_address.last_name'].trim(),
    company_name: isBusiness ? orNull(values['shipping_address.company_name']) : null,
    vat_number: isBusiness ? orNull(values['shipping_address.vat_number']) : null,
    street: values['shipping_address.street'].trim(),
    building_apartment: orNull(values['shipping_address.building_apartment']),
    city: values['shipping_address.city'].trim(),
    postal_code: normalisePostalCode(
      values['shipping_address.postal_code'],
      values['shipping_address.country'],
    ),
    country: values['shipping_address.country'],
    phone: orNull(values['shipping_address.phone']),
  }
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
