import { expect, test } from 'vitest'

import { remaining } from '#web/commerce/form/use-fields.ts'
import {
  checkoutData,
  type CheckoutValues,
  emptyCheckout,
  isVatChecked,
} from '#web/storefront/buying/checkout-values.ts'

import { checkoutErrors, checkoutFollows, checkoutRules, isAsked } from './checkout-rules.ts'

function filled(change: Partial<CheckoutValues> = {}): CheckoutValues {
  return {
    ...emptyCheckout('bancontact'),
    billing_email: 'sofie@example.be',
    billing_first_name: 'Sofie',
    billing_last_name: 'Peeters',
    billing_phone: '+32 478 12 34 56',
    billing_street: 'Vlaanderenstraat 114',
    billing_postal_code: '9000',
    billing_city: 'Gent',
    terms_accepted: true,
    ...change,
  }
}

test('a whole form has no errors', () => {
  expect(checkoutErrors(filled())).toEqual({})
})

test('an empty form names every required field, in the order of the page', () => {
  expect(Object.keys(checkoutErrors(emptyCheckout('bancontact')))).toEqual([
    'billing_email',
    'billing_first_name',
    'billing_last_name',
    'billing_phone',
    'billing_street',
    'billing_postal_code',
    'billing_city',
    'terms_accepted',
  ])
})

test('blanks are nothing', () => {
  expect(checkoutRules.billing_city?.(filled({ billing_city: '  ' }))).toBe('rule.required')
})

test.each(['sofie', 'sofie@example', 'so fie@example.be', '@example.be'])(
  '%s is no email',
  (text) => {
    expect(checkoutRules.billing_email?.(filled({ billing_email: text }))).toBe(
      'rule.email.invalid',
    )
  },
)

test.each([
  ['BE', '9000', true],
  ['BE', '900', false],
  ['BE', '0900', false],
  ['FR', '75001', true],
  ['NL', '1012 AB', true],
  ['NL', '1012', false],
  ['LU', 'L-1009', true],
  ['DE', '1009', false],
] as const)('postcode of %s: %s is good: %s', (billing_country, billing_postal_code, isGood) => {
  const error = checkoutRules.billing_postal_code?.(
    filled({ billing_country, billing_postal_code }),
  )
  expect(error).toBe(isGood ? undefined : `rule.postcode.${billing_country}`)
})

test('a business must give its name, an individual not', () => {
  const business = filled({ customer_type: 'business' })
  expect(checkoutErrors(business)).toEqual({ company_name: 'checkout.error.companyName' })
})

test('another delivery address is checked once it is asked for', () => {
  const errors = checkoutErrors(filled({ ships_elsewhere: true }))
  expect(Object.keys(errors)).toEqual([
    'shipping_address.first_name',
    'shipping_address.last_name',
    'shipping_address.street',
    'shipping_address.postal_code',
    'shipping_address.city',
  ])
})

test('a part that is switched off asks for nothing', () => {
  expect(isAsked('company_name', filled())).toBe(false)
  expect(isAsked('shipping_address.city', filled())).toBe(false)
  expect(isAsked('shipping_address.city', filled({ ships_elsewhere: true }))).toBe(true)
  expect(isAsked('billing_city', filled())).toBe(true)
})

test('what is sent leaves out what does not apply', () => {
  const values = filled({ company_name: 'Left behind', 'shipping_address.city': 'Left behind' })
  expect(checkoutData(values)).toMatchObject({
    company_name: null,
    shipping_address: null,
    order_notes: null,
  })
})

test('only the VAT number of a business abroad is asked about', () => {
  const business = { customer_type: 'business', vat_number: 'FR40303265045' } as const
  expect(isVatChecked(filled({ ...business, billing_country: 'FR' }))).toBe(true)
  expect(isVatChecked(filled({ ...business, billing_country: 'BE' }))).toBe(false)
  expect(isVatChecked(filled({ billing_country: 'FR', vat_number: 'FR40303265045' }))).toBe(false)
})

test('a changed field, what follows it and what is asked no longer lose their errors', () => {
  const errors = {
    billing_postal_code: 'four digits',
    billing_city: 'gone',
    company_name: 'wanted',
  }
  const rest = (changed: string, values: CheckoutValues) =>
    Object.keys(remaining(errors, [changed], values, { follows: checkoutFollows, isAsked }))
  const business = filled({ customer_type: 'business' })
  expect(rest('billing_country', business)).toEqual(['billing_city', 'company_name'])
  expect(rest('billing_city', business)).toEqual(['billing_postal_code', 'company_name'])
  expect(rest('customer_type', filled())).toEqual(['billing_postal_code', 'billing_city'])
})
