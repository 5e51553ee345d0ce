import type { Language } from '#contract/plain/languages.ts'
import type { AdminSeoEntry, SeoEntry } from '#contract/seo-entries.ts'
import type { Db } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'

import { allSeoEntries, type NamedSeoRow, type SeoRow } from './seo-queries.ts'

interface SeoEntries {
  all: readonly NamedSeoRow[]
  /** By every name of its page. */
  bySlug: ReadonlyMap<string, readonly NamedSeoRow[]>
}

export type SeoReader = CachedReader<SeoEntries>

/** Every SEO entry, in memory: each page asks for its own. */
export function seoReader(db: Db, cache: ReaderCache): SeoReader {
  // An article that is renamed leaves a former slug.
  return cache.reader(['seo_entries', 'former_slugs', 'categories'], async () => {
    const all = await allSeoEntries(db)
    const bySlug = new Map<string, NamedSeoRow[]>()
    for (const entry of all) {
      for (const slug of new Set([entry.slug, ...entry.also]))
        bySlug.set(slug, [...(bySlug.get(slug) ?? []), entry])
    }
    return { all, bySlug }
  })
}

/** The published entry of a page: that of the language, else the one for all of them. */
export function entryOf(
  { bySlug }: SeoEntries,
  { slug, locale, now }: { slug: string; locale: Language | undefined; now: Date },
): NamedSeoRow | undefined {
  const published = (bySlug.get(slug) ?? []).filter((entry) => isPublished(entry, now))
  return (
    published.find((entry) => entry.locale === (locale ?? null)) ??
    published.find((entry) => entry.locale === null)
  )
}

/** Whether an entry is published, and one for a language, or for all without one. */
export function isShown(
  entry: Pick<SeoRow, 'published_at' | 'locale'>,
  { locale, now }: { locale: Language | undefined; now: Date },
): boolean {
  return (
    isPublished(entry, now) &&
    (locale === undefined || entry.locale === null || entry.locale === locale)
  )
}

/** Every page that has an entry, by each of its names; null when they are too many for every page to carry. */
export function slugsOf(
  { bySlug }: SeoEntries,
  shown: { locale: Language | undefined; now: Date },
): string[] | null {
  if (bySlug.size > SLUGS_AT_MOST) return null
  return [...bySlug]
    .filter(([, entries]) => entries.some((entry) => isShown(entry, shown)))
    .map(([slug]) => slug)
}

const SLUGS_AT_MOST = 100

function isPublished({ published_at: at }: Pick<SeoRow, 'published_at'>, now: Date): boolean {
  return at === null || at <= now
}

/** What everybody may see of an entry. */
export function seoEntryOf(row: SeoRow & Partial<NamedSeoRow>): SeoEntry {
  const {
    created_at: _created,
    updated_at: _updated,
    version: _version,
    also: _also,
    ...entry
  } = row
  return { ...entry, published_at: entry.published_at?.toISOString() ?? null }
}

export function adminSeoEntryOf(row: SeoRow): AdminSeoEntry {
  return {
    ...seoEntryOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}
