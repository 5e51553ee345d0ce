import { NOT_FOUND_SLUG, seoSlug } from '#contract/plain/seo-slug.ts'
import { callContext, languageContext } from '#web/data/call-context.ts'
import { interfaceLanguage } from '#web/language/language.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { pageExists } from './page-exists.ts'
import { knownSlugs, type SeoData } from './seo-entry.ts'

/** What staff wrote about the page that is asked for; the shop is asked only about pages that have an entry. */
export async function loadSeoEntry({ request, context }: LoaderFunctionArgs): Promise<SeoData> {
  const language = interfaceLanguage(context.get(languageContext))
  const { pathname } = new URL(request.url)
  const slug = pageExists(pathname) ? seoSlug(pathname) : NOT_FOUND_SLUG
  const slugs = knownSlugs.get(language) ?? null
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
