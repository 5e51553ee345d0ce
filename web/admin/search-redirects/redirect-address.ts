import type { Language } from '#contract/plain/languages.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { withQuery } from '#web/pages/paths.ts'

/** The empty form of a search that leads to a page, its term filled in. */
export function newRedirectPath(term: string, language?: Language): string {
  return `${withQuery(adminPath.searchRedirects, { term, ...(language && { in: language }) })}#new`
}
