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

export const listTopServices = endpoint({
  method: 'GET',
  paths: { '/top-services': 'anyone' },
  tag: 'Content',
  summary: 'The service points of the top strip with the stars of the shop reviews',
  answer: z.object({
    data: z.array(z.object({ id: z.int(), name: z.string(), icon_color: z.string() })),
    stars_rating: z.number(),
    reviews_count: z.int(),
  }),
})

const Banner = z.object({
  id: z.int(),
  type: z.enum(['header', 'bottom']),
  language: z.enum(LANGUAGES),
  platform: z.enum(['desktop', 'mobile', 'tablet']),
  image_url: z.string(),
  created_at: z.string(),
})
const bannerQuery = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  platform: z.enum(['desktop', 'mobile', 'tablet']).optional(),
})
const bannerAnswer = dataOf(z.array(Banner))

export const listBanners = endpoint({
  method: 'GET',
  paths: { '/banners/{type}': 'anyone' },
  tag: 'Content',
  summary: 'Banners of the header or bottom place for a language and platform',
  params: z.object({ type: z.enum(['header', 'bottom']) }),
  query: bannerQuery,
  answer: bannerAnswer,
})

export const listHeaderBanners = endpoint({
  method: 'GET',
  paths: { '/banners/kaliaheader/{name}': 'anyone' },
  tag: 'Content',
  summary: 'All header banners of a language and platform, whatever the name',
  params: z.object({ name: z.string().max(80) }),
  query: bannerQuery,
  answer: bannerAnswer,
})
