import type { CheckoutData, ShippingAddress } from '#contract/checkout.ts'
import { isPhone, lacksCompanyName } from '#contract/plain/contact-details.ts'
import { type Country, isPostalCode } from '#contract/plain/countries.ts'
import { isVatNumber, normaliseVatNumber } from '#server/accounts/vat-number.ts'
import type { MessageKey } from '#server/platform/messages.ts'

export type FieldErrors = Record<string, MessageKey>

/** The rules that need more than one field; empty when there is nothing to object to. */
export function checkDetails(details: CheckoutData): FieldErrors {
  const errors: FieldErrors = {}
  if (!isPostalCode(details.billing_postal_code, details.billing_country)) {
    errors.billing_postal_code = postalCodeMessage(details.billing_country)
  }
  if (!isPhone(details.billing_phone)) errors.billing_phone = 'field.phone'
  if (lacksCompanyName(details)) errors.company_name = 'field.company_name'
  const isBusiness = details.customer_type === 'business'
  if (isBusiness && !isGoodVatNumber(details.vat_number, details.billing_country)) {
    errors.vat_number = 'field.vat_number'
  }
  return {
    ...errors,
    ...(details.shipping_address && checkAddress(details.shipping_address, 'shipping_address.')),
  }
}

/** The same rules for an address of its own; `place` stands before the names of its fields. */
export function checkAddress(address: ShippingAddress, place: string): FieldErrors {
  const errors: FieldErrors = {}
  if (!isPostalCode(address.postal_code, address.country)) {
    errors[`${place}postal_code`] = postalCodeMessage(address.country)
  }
  if (address.phone && !isPhone(address.phone)) errors[`${place}phone`] = 'field.phone'
  if (!isGoodVatNumber(address.vat_number, address.country))
    errors[`${place}vat_number`] = 'field.vat_number'
  return errors
}

function postalCodeMessage(country: Country): MessageKey {
  return country === 'BE' ? 'field.postal_code_be' : 'field.postal_code'
}

function isGoodVatNumber(text: string | null | undefined, country: Country): boolean {
  return !text || isVatNumber(normaliseVatNumber(text, country), country)
}
