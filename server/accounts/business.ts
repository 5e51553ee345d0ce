import { COUNTRIES } from '#contract/plain/countries.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { isVatNumber, normaliseVatNumber } from './vat-number.ts'

export interface Business {
  companyName: string | null
  /** Normalised: `NL123456789B01`. */
  vatNumber: string | null
}

interface GivenBusiness {
  company_name?: string | null | undefined
  vat_number?: string | null | undefined
}

/**
 * The company after a change of the profile: what was not given stays, an empty text takes it away,
 * and no company has no VAT number. Throws `validation` on `vat_number` and `company_name`.
 */
export function businessAfter(
  { company_name: company, vat_number: vat }: GivenBusiness,
  before: Business,
): Business {
  const companyName = company === undefined ? before.companyName : company || null
  if (vat) {
    const vatNumber = checkedVatNumber(vat)
    if (companyName === null) refuse('company_name', 'account.vat_company')
    return { companyName, vatNumber }
  }
  const isKept = vat === undefined && companyName !== null
  return { companyName, vatNumber: isKept ? before.vatNumber : null }
}

/** A number without its country is a Belgian one. */
function checkedVatNumber(given: string): string {
  const vatNumber = normaliseVatNumber(given, 'BE')
  const country = COUNTRIES.find((code) => vatNumber.startsWith(code))
  if (country === undefined || !isVatNumber(vatNumber, country))
    refuse('vat_number', 'account.vat_number')
  return vatNumber
}

function refuse(field: string, sentence: 'account.vat_company' | 'account.vat_number'): never {
  throw new ShopError('validation', { fields: { [field]: sentence } })
}
