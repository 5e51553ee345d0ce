import { expect, test } from 'vitest'

import type { CheckoutData } from '#contract/checkout.ts'

import { checkDetails } from './check-details.ts'

const GOOD: CheckoutData = {
  customer_type: 'individual',
  billing_first_name: 'An',
  billing_last_name: 'Peeters',
  billing_email: 'an@example.org',
  billing_phone: '0475 12 34 56',
  billing_street: 'Kerkstraat 1',
  billing_city: 'Gent',
  billing_country: 'BE',
  billing_postal_code: '9000',
  payment_method: 'credit_card',
  terms_accepted: true,
}
const ELSEWHERE = {
  first_name: 'B',
  last_name: 'C',
  street: 'Rue 1',
  city: 'Paris',
  postal_code: '75001',
  country: 'FR' as const,
}

test.each<[what: string, change: Partial<CheckoutData>, errors: object]>([
  ['a good order', {}, {}],
  [
    'a Belgian postcode of five digits',
    { billing_postal_code: '90000' },
    { billing_postal_code: 'field.postal_code_be' },
  ],
  [
    'a Dutch one without letters',
    { billing_country: 'NL', billing_postal_code: '1012' },
    { billing_postal_code: 'field.postal_code' },
  ],
  ['a Luxembourg one with its L', { billing_country: 'LU', billing_postal_code: 'L-1234' }, {}],
  ['letters as a phone number', { billing_phone: 'call me' }, { billing_phone: 'field.phone' }],
  ['an international phone number', { billing_phone: '+32 (0)475/12.34.56' }, {}],
  [
    'a business without a name',
    { customer_type: 'business' },
    { company_name: 'field.company_name' },
  ],
  ['a business without a VAT number', { customer_type: 'business', company_name: 'Test' }, {}],
  [
    'a VAT number of another country',
    { customer_type: 'business', company_name: 'Test', vat_number: 'NL004495445B01' },
    { vat_number: 'field.vat_number' },
  ],
  ['a wrong VAT number of a consumer, which nobody uses', { vat_number: 'BE1' }, {}],
  ['another address', { shipping_address: ELSEWHERE }, {}],
  [
    'another address with a wrong postcode',
    { shipping_address: { ...ELSEWHERE, postal_code: '7500' } },
    { 'shipping_address.postal_code': 'field.postal_code' },
  ],
  [
    'another address with a wrong VAT number',
    { shipping_address: { ...ELSEWHERE, vat_number: 'FR41303265045' } },
    { 'shipping_address.vat_number': 'field.vat_number' },
  ],
])('%s', (_, change, errors) => {
  expect(checkDetails({ ...GOOD, ...change })).toEqual(errors)
})
