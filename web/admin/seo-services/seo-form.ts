import type { Input } from '#contract/api.ts'
import { SEO_PREFIXES, SEO_SLUGS } from '#contract/plain/seo-slug.ts'
import type { FieldNames } from '#web/admin/form/conflict-dialog.tsx'
import { instantOf, localMinute } from '#web/admin/form/local-minute.ts'

import type { SeoRow } from './seo-services-loader.ts'

/** Lines of plain text that may be left out, in the order of the form. */
export const CARD_FIELDS = [
  'og_title',
  'og_description',
  'og_image',
  'twitter_title',
  'twitter_description',
  'twitter_image',
] as const

const OPTIONAL_FIELDS = ['keywords', 'content', 'canonical_url', 'robots', ...CARD_FIELDS] as const

type OptionalField = (typeof OPTIONAL_FIELDS)[number]

export interface SeoValues extends Record<OptionalField, string> {
  /** A known page, or how the rest of a slug is written. */
  page: string
  slug: string
  /** Empty: every language without an entry of its own. */
  locale: string
  title: string
  meta_description: string
  published_at: string | null
}

/** The choice that reveals a field for a slug of one's own. */
export const CUSTOM = 'custom'

/** What the select says of a slug. */
export function pageOf(slug: string): string {
  if (SEO_SLUGS.includes(slug)) return slug
  const [prefix] = Object.values(SEO_PREFIXES).filter((one) => slug.startsWith(one))
  return prefix ?? CUSTOM
}

export function seoValues(entry: SeoRow | undefined): SeoValues {
  const slug = entry?.slug ?? 'home'
  const optional = Object.fromEntries(
    OPTIONAL_FIELDS.map((name) => [name, entry?.[name] ?? '']),
  ) as Record<OptionalField, string>
  return {
    ...optional,
    page: pageOf(slug),
    slug,
    locale: entry?.locale ?? '',
    title: entry?.title ?? '',
    meta_description: entry?.meta_description ?? '',
    // To the minute, as the field shows it.
    published_at: instantOf(localMinute(entry?.published_at ?? null)),
  }
}

/** What is sent: an empty field is none. */
export function seoBody({
  page: _page,
  locale,
  ...values
}: SeoValues): Input<'POST /admin/seo-plugin'>['body'] {
  return { ...values, locale: locale as 'en' | '' }
}

/** What the fields are called. */
export const SEO_FIELD_NAMES = {
  slug: 'admin.seo.field.slug',
  locale: 'admin.seo.field.locale',
  title: 'admin.seo.field.title',
  meta_description: 'admin.seo.field.meta_description',
  keywords: 'admin.seo.field.keywords',
  robots: 'admin.seo.field.robots',
  canonical_url: 'admin.seo.field.canonical_url',
  published_at: 'admin.seo.field.published_at',
  content: 'admin.seo.field.content',
  og_title: 'admin.seo.field.og_title',
  og_description: 'admin.seo.field.og_description',
  og_image: 'admin.seo.field.og_image',
  twitter_title: 'admin.seo.field.twitter_title',
  twitter_description: 'admin.seo.field.twitter_description',
  twitter_image: 'admin.seo.field.twitter_image',
} as const satisfies FieldNames
