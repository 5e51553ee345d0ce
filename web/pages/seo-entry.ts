import type { Answer } from '#contract/api.ts'
import type { Language } from '#contract/plain/languages.ts'

import type { Head } from './head.ts'

/** The route round all pages whose data is what staff wrote about the page. */
export const SEO_ID = 'seo'

type Entry = Exclude<Answer<'GET /seo-plugin'>['data'], readonly unknown[] | null>

export interface SeoData {
  language: Language
  entry: Entry | null
  slugs: readonly string[] | null
}

/** Which pages have an entry, per language, as the server's page said: the browser asks for no others. */
export const knownSlugs = new Map<Language, readonly string[]>()

export function rememberSlugs({ language, slugs }: SeoData): void {
  if (slugs !== null) knownSlugs.set(language, slugs)
}

/** The head of a page with what staff wrote about it. */
export function writtenHead(head: Head, entry: Entry | null | undefined): Head {
  if (entry === null || entry === undefined) return head
  return {
    ...head,
    description: entry.meta_description,
    ...(entry.keywords !== null && { keywords: entry.keywords }),
    ...(entry.robots !== null && { robots: entry.robots }),
    written: {
      title: entry.title,
      canonical: entry.canonical_url ?? undefined,
      openGraph: cardOf(entry, 'og'),
      twitter: cardOf(entry, 'twitter'),
    },
  }
}

function cardOf(entry: Entry, kind: 'og' | 'twitter') {
  return {
    title: entry[`${kind}_title`] ?? undefined,
    description: entry[`${kind}_description`] ?? undefined,
    image: entry[`${kind}_image`] ?? undefined,
  }
}
