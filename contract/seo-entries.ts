import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { oneLine, severalLines } from './text-fields.ts'

const tag = 'SEO entries'

/** An empty field of a form is none. */
const optional = <S extends z.ZodType<string>>(text: S) =>
  z.union([z.literal('').transform(() => null), text]).nullish()

/** A path of this shop or a web address; no other scheme, such as `javascript:`. */
const address = oneLine(500).regex(
  /^(?:https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/,
  'field.invalid',
)
/** `product-octavo-tn-2420`, or the path of any page without its first slash. */
const slug = oneLine(200)
  .min(1, 'field.required')
  .regex(/^[^/\s?#][^\s?#]*$/, 'seo.slug_form')
const robots = oneLine(100).regex(/^[a-z0-9:_ ,-]+$/i, 'field.invalid')

const texts = {
  keywords: optional(oneLine(500)),
  content: optional(severalLines(10_000)),
  canonical_url: optional(address),
  robots: optional(robots),
  og_title: optional(oneLine(200)),
  og_description: optional(oneLine(500)),
  og_image: optional(address),
  twitter_title: optional(oneLine(200)),
  twitter_description: optional(oneLine(500)),
  twitter_image: optional(address),
  locale: optional(z.enum(LANGUAGES)),
  /** Not shown before then; without it at once. */
  published_at: optional(z.iso.datetime({ offset: true, local: true })),
}
const title = oneLine(200).min(1, 'field.required')
const description = oneLine(500).min(1, 'field.required')

const nullable = z.string().nullable()

export const SeoEntry = z.object({
  id: z.int(),
  slug: z.string(),
  locale: z.enum(LANGUAGES).nullable(),
  title: z.string(),
  meta_description: z.string(),
  keywords: nullable,
  content: nullable,
  canonical_url: nullable,
  robots: nullable,
  og_title: nullable,
  og_description: nullable,
  og_image: nullable,
  twitter_title: nullable,
  twitter_description: nullable,
  twitter_image: nullable,
  published_at: nullable,
})
export type SeoEntry = z.infer<typeof SeoEntry>

const AdminSeoEntry = z.object({
  ...SeoEntry.shape,
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
})
export type AdminSeoEntry = z.infer<typeof AdminSeoEntry>

export const showSeo = endpoint({
  method: 'GET',
  paths: { '/seo-plugin': 'anyone' },
  tag,
  summary:
    'The published entry of a page, in its language or for every language; null when there is none. Without a slug all of them',
  query: z.strictObject({
    slug: z.string().max(300).optional(),
    locale: z.enum(LANGUAGES).optional(),
  }),
  answer: z.object({
    data: z.union([SeoEntry, z.null(), z.array(SeoEntry)]),
    /** The slugs that have an entry in this language, so that nobody asks for others; null when they are too many to tell. */
    slugs: z.array(z.string()).nullable(),
  }),
})

export const listSeoEntries = endpoint({
  method: 'GET',
  paths: { '/admin/seo-plugin': 'staff' },
  tag,
  summary: 'SEO entries, newest first',
  query: z.strictObject({
    ...pageQuery,
    /** Part of a slug, title or description. */
    search: z.string().trim().max(100).optional(),
    slug: z.string().trim().max(200).optional(),
    locale: z.enum(LANGUAGES).optional(),
    sort: z.enum(['created_at', 'title', 'slug', 'locale', 'published_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminSeoEntry),
})

export const showSeoEntry = endpoint({
  method: 'GET',
  paths: { '/admin/seo-plugin/{id}': 'staff' },
  tag,
  summary: 'One SEO entry',
  params: idParams,
  answer: dataOf(AdminSeoEntry),
})

export const createSeoEntry = endpoint({
  method: 'POST',
  paths: { '/admin/seo-plugin': 'staff' },
  tag,
  summary: 'A new SEO entry; a page has one per language, and one for the languages without',
  body: z.strictObject({ title, meta_description: description, slug, ...texts }),
  answer: dataOf(AdminSeoEntry),
  creates: true,
})

export const changeSeoEntry = endpoint({
  method: 'PUT',
  paths: { '/admin/seo-plugin/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent and keeps the rest',
  params: idParams,
  body: z.strictObject({
    title: title.optional(),
    meta_description: description.optional(),
    slug: slug.optional(),
    ...texts,
    /** What GET answered may be sent back whole. */
    id: bodyId.optional(),
    created_at: z.string().optional(),
    updated_at: z.string().optional(),
    version: z.int().optional(),
  }),
  answer: dataOf(AdminSeoEntry),
})

export const removeSeoEntry = endpoint({
  method: 'DELETE',
  paths: { '/admin/seo-plugin/{id}': 'staff' },
  tag,
  summary: 'Deletes an SEO entry',
  params: idParams,
  answer: dataOf(z.null()),
})
