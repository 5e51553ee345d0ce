import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'

import type { Answer } from '#contract/api.ts'
import type { Language } from '#contract/plain/languages.ts'
import { NOT_FOUND_SLUG, seoSlug } from '#contract/plain/seo-slug.ts'
import { callContext, languageContext } from '#web/data/call-context.ts'
import { interfaceLanguage } from '#web/language/language.ts'

import type { Head } from './head.ts'
import { pageExists } from './page-exists.ts'

/** The route round all pages whose data is what staff wrote about the page. */
export const SEO_ID = 'seo'

type Entry = Exclude<Answer<'GET /seo-plugin'>['data'], readonly unknown[] | null>

export interface SeoData {
  language: Language
  entry: Entry | null
  slugs: readonly string[] | null
}

/** Which pages have an entry, per language, as the server's page said: the browser asks for no others. */
const known = new Map<Language, readonly string[]>()

export function rememberSlugs({ language, slugs }: SeoData): void {
  if (slugs !== null) known.set(language, slugs)
}

/** Pages show without it, so that a failure is none. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SeoData> {
  const language = interfaceLanguage(context.get(languageContext))
  const { pathname } = new URL(request.url)
  const slug = pageExists(pathname) ? seoSlug(pathname) : NOT_FOUND_SLUG
  const slugs = known.get(language) ?? null
  if (slugs !== null && !slugs.includes(slug)) return { language, entry: null, slugs }
  const answer = await context
    .get(callContext)('GET /seo-plugin', { query: { slug, locale: language } })
    .catch(() => undefined)
  const entry = answer?.data
  return {
    language,
    entry: entry === undefined || Array.isArray(entry) ? null : entry,
    slugs: answer?.slugs ?? null,
  }
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate
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
