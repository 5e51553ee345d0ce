import * as z from 'zod'

import { COUNTRIES } from '#contract/plain/countries.ts'
import { LANGUAGES } from '#contract/plain/languages.ts'
import type { BasisPoints, Cents } from '#contract/plain/money.ts'
import { DOCUMENT_KINDS, PAYMENT_METHODS } from '#contract/plain/statuses.ts'

const cents = z.int().transform((value) => value as Cents)
const rate = z.int().transform((value) => value as BasisPoints)
/** Calendar day in Brussels. */
const day = z.iso.date()

const Address = z.object({
  street: z.string(),
  building_apartment: z.string().nullable(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
})

const Party = z.object({
  name: z.string(),
  company_name: z.string().nullable(),
  vat_number: z.string().nullable(),
  address: Address,
})
export type Party = z.infer<typeof Party>

const Amounts = { total: cents, net: cents, vat: cents, rate }

const DocumentLine = z.object({
  ...Amounts,
  /** Null for an amount that is not of one article. */
  sku: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  /** With VAT, as ordered. */
  unit_price: cents,
})
export type DocumentLine = z.infer<typeof DocumentLine>

const VatGroup = z.object({ rate, gross: cents, net: cents, vat: cents })
export type VatGroup = z.infer<typeof VatGroup>

/** Everything an invoice or credit note says, fixed when it was issued. Amounts in cents. */
export const Snapshot = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issued_on: day,
  language: z.enum(LANGUAGES),
  order: z.object({ number: z.string(), placed_on: day, purchase_order: z.string().nullable() }),
  seller: z.object({
    name: z.string(),
    legal_name: z.string(),
    address: Address,
    vat_number: z.string(),
    company_register: z.string(),
    email: z.string(),
    phone: z.string(),
    iban: z.string(),
    bic: z.string(),
    is_fictitious: z.boolean(),
  }),
  buyer: z.object({ ...Party.shape, is_business: z.boolean(), email: z.string() }),
  delivery: z.object({ ...Party.shape, on: day }),
  lines: z.array(DocumentLine),
  /** Null where nothing was charged for it, and on credit notes of single lines. */
  shipping: z.object(Amounts).nullable(),
  vat_groups: z.array(VatGroup),
  /** Whose rates the groups have. */
  vat_country: z.enum(COUNTRIES),
  /** An intra-Community supply, and what proved the customer's number. */
  exemption: z
    .object({ checked_at: z.string().nullable(), consultation: z.string().nullable() })
    .nullable(),
  total: cents,
  net: cents,
  vat: cents,
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    paid_on: day,
    /** The provider's number of the payment, or the structured communication. */
    reference: z.string().nullable(),
  }),
  /** What a credit note takes back. */
  credits: z
    .object({ number: z.string(), issued_on: day, reason: z.string().nullable() })
    .nullable(),
})
export type Snapshot = z.infer<typeof Snapshot>

/** A snapshot before it has its number. */
export type Draft = Omit<Snapshot, 'number'>
