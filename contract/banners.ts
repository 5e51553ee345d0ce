import * as z from 'zod'

import { dataOf, endpoint, idParams, listOf, pageQuery, uploadedFile } from './endpoint.ts'
import { PICTURE_BYTES_AT_MOST } from './media.ts'
import { BANNER_PLATFORMS, BANNER_TYPES } from './plain/banner.ts'
import { LANGUAGES } from './plain/languages.ts'
import { oneLine } from './text-fields.ts'

const tag = 'Banners'
const type = z.enum(BANNER_TYPES)
const language = z.enum(LANGUAGES)
const platform = z.enum(BANNER_PLATFORMS)

/** The words of the picture, for whoever does not see it. */
const alt = oneLine(300)

export const Banner = z.object({
  id: z.int(),
  type,
  language,
  platform,
  image_url: z.string(),
  alt: z.string(),
  created_at: z.string(),
})

const AdminBanner = z.object({
  ...Banner.shape,
  /** Null for a placeholder, which visitors do not see. */
  image_url: z.string().nullable(),
  version: z.int(),
})
export type AdminBanner = z.infer<typeof AdminBanner>

const bannerQuery = z.strictObject({ language: language.optional(), platform: platform.optional() })
const bannerAnswer = dataOf(z.array(Banner))

export const listBanners = endpoint({
  method: 'GET',
  paths: { '/banners/{type}': 'anyone' },
  tag,
  summary: 'Banners of the header or bottom place, newest first; what is left out does not filter',
  params: z.object({ type }),
  query: bannerQuery,
  answer: bannerAnswer,
})

export const listHeaderBanners = endpoint({
  method: 'GET',
  paths: { '/banners/kaliaheader/{name}': 'anyone' },
  tag,
  summary: 'All header banners of a language and platform, whatever the name',
  params: z.object({ name: z.string().max(80) }),
  query: bannerQuery,
  answer: bannerAnswer,
})

export const listAllBanners = endpoint({
  method: 'GET',
  paths: { '/admin/banners': 'staff' },
  tag,
  summary: 'Banners and placeholders, newest first',
  query: z.strictObject({
    ...pageQuery,
    ...bannerQuery.shape,
    type: type.optional(),
    /** Part of the words of the picture. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at', 'type', 'language', 'platform']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminBanner),
})

export const createBanner = endpoint({
  method: 'POST',
  paths: { '/admin/banners': 'staff' },
  tag,
  summary: 'A new banner; without an image it is a placeholder',
  uploads: { maxBytes: PICTURE_BYTES_AT_MOST },
  body: z.strictObject({
    image: uploadedFile.optional(),
    type,
    language,
    platform: platform.default('desktop'),
    alt: alt.default(''),
  }),
  answer: dataOf(AdminBanner),
  creates: true,
})

export const changeBanner = endpoint({
  method: 'POST',
  paths: { '/admin/banners/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent; the image only when one is chosen',
  params: idParams,
  uploads: { maxBytes: PICTURE_BYTES_AT_MOST },
  body: z.strictObject({
    image: uploadedFile.optional(),
    type: type.optional(),
    language: language.optional(),
    platform: platform.optional(),
    alt: alt.optional(),
    version: z.coerce.number().int().optional(),
  }),
  answer: dataOf(AdminBanner),
})

export const removeBanner = endpoint({
  method: 'DELETE',
  paths: { '/admin/banners/{id}': 'staff' },
  tag,
  summary: 'Deletes a banner',
  params: idParams,
  answer: dataOf(z.null()),
})
