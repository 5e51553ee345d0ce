import type { Language } from '#contract/plain/languages.ts'
import { SHOP_PAGES, withPart } from '#contract/plain/page-paths.ts'
import type { Db } from '#database/pool.ts'

import { type RedirectFields, slugOfTarget } from './redirect-queries.ts'
import { stemsOf } from './stem.ts'

/** Words of a search, singular and plural alike → where it leads, in the order in which that was said. */
export type Redirects = ReadonlyMap<string, readonly RedirectFields[]>

export function redirectsByTerm(rules: readonly RedirectFields[]): Redirects {
  return Map.groupBy(rules, ({ term }) => stemsOf(term))
}

/**
 * The page that staff want a search of just these words to lead to, in the reader's language before all; null where
 * there is none, or none any more. A statement only for a term that leads somewhere.
 */
export async function redirectOf(
  db: Db,
  redirects: Redirects,
  term: string,
  language: Language,
): Promise<string | null> {
  const rules = redirects.get(stemsOf(term)) ?? []
  const rule =
    rules.find((one) => one.language === language) ?? rules.find((one) => one.language === null)
  if (rule === undefined) return null
  return pathOf(rule, rule.kind === 'page' ? undefined : await slugOfTarget(db, rule))
}

/** Null without the slug of what it leads to. */
export function pathOf(
  { kind, page }: Pick<RedirectFields, 'kind' | 'page'>,
  slug: string | undefined,
): string | null {
  if (kind === 'page') return page === null ? null : SHOP_PAGES[page]
  if (slug === undefined) return null
  if (kind === 'brand') return `${SHOP_PAGES.shop}?brand_slug=${encodeURIComponent(slug)}`
  return withPart(SHOP_PAGES[kind], slug)
}
