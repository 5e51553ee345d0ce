import * as z from 'zod'

import { dataOf, endpoint } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'

/** The part of the settings every visitor may see. */
export const PublicSettings = z.object({
  shop: z.object({
    name: z.string(),
    house_brand: z.string(),
    legal_name: z.string(),
    street: z.string(),
    street_nl: z.string(),
    street_fr: z.string(),
    postal_code: z.string(),
    city: z.string(),
    city_nl: z.string(),
    city_fr: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
    vat_number: z.string(),
    company_register: z.string(),
    company_register_nl: z.string(),
    company_register_fr: z.string(),
    opening_hours: z.record(z.enum(LANGUAGES), z.string()),
    /** On working days, Belgian time: `09:00`. */
    open_from: z.string(),
    open_until: z.string(),
    is_fictitious: z.boolean(),
    since: z.int(),
  }),
  shipping: z.object({
    cut_off: z.string(),
    zones: z.array(z.object({ country: z.string(), flat_fee: z.string(), free_from: z.string() })),
  }),
  vat: z.object({
    rate: z.number(),
    /** What consumers in each country pay now, in percent. */
    countries: z.array(
      z.object({ country: z.string(), standard: z.number(), reduced: z.number() }),
    ),
  }),
  payment: z.object({
    is_test: z.boolean(),
    methods: z.array(z.string()),
    publishable_key: z.string().nullable(),
  }),
})

export const showSettings = endpoint({
  method: 'GET',
  paths: { '/settings': 'anyone' },
  tag: 'Content',
  summary: 'Shop identity, delivery and payment facts for the storefront',
  answer: dataOf(PublicSettings),
})
