import type { Language } from '#contract/plain/languages.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { withQuery } from '#web/pages/paths.ts'

/** The empty form of a search word, its word filled in. */
export function newSynonymPath(word: string, language?: Language): string {
  return `${withQuery(adminPath.searchSynonyms, { word, ...(language && { in: language }) })}#new`
}
