import type { Input } from '#contract/api.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { RedirectKind } from '#contract/plain/search-redirects.ts'

import type { RedirectRow } from './search-redirects-loader.ts'

/** What the form of a redirect holds. */
export interface RedirectValues {
  term: string
  /** '' is any language. */
  language: Language | ''
  kind: RedirectKind
  target_id: string
  /** Of what `target_id` names, to be shown. */
  target_name: string
  page: string
}

export const NO_REDIRECT: RedirectValues = {
  term: '',
  language: '',
  kind: 'category',
  target_id: '',
  target_name: '',
  page: '',
}

export function valuesOf({
  term,
  language,
  kind,
  target_id,
  name,
  page,
}: RedirectRow): RedirectValues {
  return {
    term,
    language: language ?? '',
    kind,
    target_id: target_id?.toString() ?? '',
    target_name: name ?? '',
    page: page ?? '',
  }
}

type Body = Input<'POST /admin/search-redirects'>['body']

export function bodyOf({ term, language, kind, target_id: id, page }: RedirectValues): Body {
  return {
    term,
    language: language === '' ? null : language,
    kind,
    target_id: kind === 'page' || id === '' ? null : Number(id),
    page: kind !== 'page' || page === '' ? null : (page as NonNullable<Body['page']>),
  }
}
