import * as z from 'zod'

import { COUNTRIES } from '#contract/plain/countries.ts'
import { LANGUAGES } from '#contract/plain/languages.ts'

const euroCents = z.int().min(0)
const time = z.string().regex(/^\d{2}:\d{2}$/)
const rate = z.int().min(0).max(5000)

/** Every setting with its default; amounts in cents, rates in basis points. */
export const Settings = z.object({
  shop: z.object({
    name: z.string(),
    house_brand: z.string(),
    legal_name: z.string(),
    street: z.string(),
    street_nl: z.string(),
    street_fr: z.string(),
    postal_code: z.string(),
    /** A town may have a name in each language; '' is the same as the base. */
    city: z.string(),
    city_nl: z.string(),
    city_fr: z.string(),
    country: z.enum(COUNTRIES),
    phone: z.string(),
    email: z.email(),
    vat_number: z.string(),
    company_register: z.string(),
    company_register_nl: z.string(),
    company_register_fr: z.string(),
    opening_hours: z.record(z.enum(LANGUAGES), z.string()),
    /** The same as times of a working day in Brussels, to say whether somebody answers the phone now. */
    open_from: time,
    open_until: time,
    iban: z.string(),
    bic: z.string(),
    is_fictitious: z.boolean(),
    since: z.int(),
  }),
  shipping: z.object({
    /** Time of day in Brussels until which an order leaves the same day. */
    cut_off: time,
    zones: z.record(z.enum(COUNTRIES), z.object({ flat_fee: euroCents, free_from: euroCents })),
  }),
  vat: z.object({
    /** Consumers abroad pay the VAT of their country. */
    is_oss: z.boolean(),
    /** Country → rates, each valid from a day on (`2026-01-01`). */
    rates: z.record(
      z.enum(COUNTRIES),
      z.array(z.object({ from: z.string(), standard: rate, reduced: rate })),
    ),
  }),
  payment: z.object({
    bank_transfer_days: z.int().min(1),
    methods: z.array(z.string()),
    /** Open unpaid transfer orders of one guest, email address or account. */
    unpaid_transfers: z.int().min(1),
    unpaid_transfers_per_network: z.int().min(1),
    /** Articles that guests and unproven accounts of one network may hold together, a pack as its parts. */
    unpaid_lines_per_network: z.int().min(1),
    /** What a guest may order by transfer at most. */
    guest_transfer_limit: euroCents,
  }),
  stock: z.object({ hold_minutes: z.int().min(1), low_stock_threshold: z.int().min(0) }),
  mail: z.object({
    sender_name: z.string(),
    sender_address: z.email(),
    /** Customers who agreed to offers are reminded of a cart they left. */
    cart_reminders: z.boolean(),
  }),
  /** Days after the delivery on which its customer is asked for a review. */
  reviews: z.object({ ask_after_days: z.int().min(1).max(60) }),
  staff: z.object({ second_factor_required: z.boolean() }),
})
export type Settings = z.infer<typeof Settings>

const zone = (flatFee: number) => ({ flat_fee: flatFee, free_from: 5000 })
const since = (standard: number, reduced: number) => [{ from: '2000-01-01', standard, reduced }]

export const DEFAULT_SETTINGS: Settings = {
  shop: {
    name: 'Octavo',
    house_brand: 'Octavo',
    legal_name: 'Octavo BV',
    street: 'Havenlaan 86C',
    street_nl: '',
    street_fr: 'Avenue du Port 86C',
    postal_code: '1000',
    city: 'Brussels',
    city_nl: 'Brussel',
    city_fr: 'Bruxelles',
    country: 'BE',
    phone: '02 555 01 88',
    email: 'hello@octavo.example',
    vat_number: 'BE 0123.456.749',
    company_register: 'RPR Brussels',
    company_register_nl: 'RPR Brussel',
    company_register_fr: 'RPM Bruxelles',
    opening_hours: {
      en: 'Mon–Fri 9:00–17:30',
      nl: 'ma–vr 9.00–17.30 uur',
      fr: 'lun–ven 9 h–17 h 30',
    },
    open_from: '09:00',
    open_until: '17:30',
    iban: 'BE71096123456769',
    bic: 'GKCCBEBB',
    is_fictitious: true,
    since: 2003,
  },
  shipping: {
    cut_off: '16:00',
    zones: { BE: zone(495), NL: zone(695), LU: zone(695), FR: zone(895), DE: zone(895) },
  },
  vat: {
    is_oss: true,
    rates: {
      BE: since(2100, 600),
      FR: since(2000, 550),
      NL: since(2100, 900),
      DE: since(1900, 700),
      LU: since(1700, 800),
    },
  },
  payment: {
    bank_transfer_days: 14,
    methods: ['credit_card', 'bancontact', 'apple_pay', 'google_pay', 'bank_transfer'],
    unpaid_transfers: 3,
    unpaid_transfers_per_network: 10,
    unpaid_lines_per_network: 100,
    guest_transfer_limit: 100_000,
  },
  stock: { hold_minutes: 15, low_stock_threshold: 5 },
  mail: {
    sender_name: 'Octavo',
    sender_address: 'orders@octavo.example',
    cart_reminders: false,
  },
  reviews: { ask_after_days: 10 },
  staff: { second_factor_required: false },
}
