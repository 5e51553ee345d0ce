import type { CheckoutData } from '#contract/checkout.ts'
import type { OrderAddress } from '#contract/orders.ts'

/** The addresses of an order out of the checkout form; without another one, goods go to the billing address. */
export function addressesOf(details: CheckoutData): {
  billing: OrderAddress
  shipping: OrderAddress
} {
  const billing: OrderAddress = {
    first_name: details.billing_first_name,
    last_name: details.billing_last_name,
    company_name: details.customer_type === 'business' ? (details.company_name ?? null) : null,
    vat_number: details.customer_type === 'business' ? (details.vat_number ?? null) : null,
    street: details.billing_street,
    building_apartment: details.billing_building_apartment ?? null,
    city: details.billing_city,
    postal_code: details.billing_postal_code,
    country: details.billing_country,
    phone: details.billing_phone,
    email: details.billing_email,
  }
  const other = details.shipping_address
  if (other === null || other === undefined) return { billing, shipping: billing }
  const shipping: OrderAddress = {
    first_name: other.first_name,
    last_name: other.last_name,
    company_name: other.company_name ?? null,
    vat_number: other.vat_number ?? null,
    street: other.street,
    building_apartment: other.building_apartment ?? null,
    city: other.city,
    postal_code: other.postal_code,
    country: other.country,
    phone: other.phone ?? null,
    email: other.email ?? null,
  }
  return { billing, shipping }
}
