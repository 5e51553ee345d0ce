import { expect, test } from 'vitest'

import { ShopError } from '#server/platform/shop-error.ts'

import { businessAfter } from './business.ts'

const NONE = { companyName: null, vatNumber: null }
const FIRM = { companyName: 'Peeters BV', vatNumber: 'BE0123456749' }

test.each([
  ['nothing given, nothing there', {}, NONE, NONE],
  ['nothing given keeps both', {}, FIRM, FIRM],
  [
    'a number in any spelling',
    { company_name: 'P', vat_number: 'be 0123.456.749' },
    NONE,
    { companyName: 'P', vatNumber: 'BE0123456749' },
  ],
  ['a number without its country is Belgian', { vat_number: '0123456749' }, FIRM, FIRM],
  ['an empty number goes', { vat_number: '' }, FIRM, { ...FIRM, vatNumber: null }],
  ['without the company the number goes too', { company_name: null }, FIRM, NONE],
])('%s', (_, given, before, after) => {
  expect(businessAfter(given, before)).toEqual(after)
})

test.each([
  [{ company_name: 'P', vat_number: 'BE0123456748' }, 'vat_number'],
  [{ company_name: 'P', vat_number: 'x' }, 'vat_number'],
  [{ vat_number: 'BE0123456749' }, 'company_name'],
  [{ company_name: '', vat_number: 'BE0123456749' }, 'company_name'],
])('%j is refused on %s', (given, field) => {
  let refusal: unknown
  try {
    businessAfter(given, NONE)
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(ShopError)
  expect(Object.keys((refusal as ShopError).details.fields ?? {})).toEqual([field])
})
