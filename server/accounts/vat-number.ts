import * as be from 'stdnum/lib/cjs/be/vat.js'
import * as de from 'stdnum/lib/cjs/de/vat.js'
import * as fr from 'stdnum/lib/cjs/fr/tva.js'
import * as lu from 'stdnum/lib/cjs/lu/tva.js'
import * as nl from 'stdnum/lib/cjs/nl/btw.js'

import type { Country } from '#contract/plain/countries.ts'

const VALIDATORS = {
  BE: be.validate,
  DE: de.validate,
  FR: fr.validate,
  LU: lu.validate,
  NL: nl.validate,
}

/** `be 0123.456.749` → `BE0123456749`; a number without its country gets the one given. */
export function normaliseVatNumber(text: string, country: Country): string {
  const bare = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return /^(BE|DE|FR|LU|NL)(?=\w{8,})/.test(bare) ? bare : `${country}${bare}`
}

/** Whether the number has its country's form and check digits; says nothing about whether it exists. */
export function isVatNumber(normalised: string, country: Country): boolean {
  return normalised.startsWith(country) && VALIDATORS[country](normalised.slice(2)).isValid
}
