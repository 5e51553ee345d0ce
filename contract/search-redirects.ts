import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { REDIRECT_KINDS, REDIRECT_PAGES } from './plain/search-redirects.ts'
import { requiredLine } from './text-fields.ts'

const tag = 'Search redirects'
const MAX_TERM = 80
const language = z.enum(LANGUAGES)
const kind = z.enum(REDIRECT_KINDS)
const page = z.enum(REDIRECT_PAGES)

/** Where a search that is just these words leads. */
export const SearchRedirect = z.object({
  id: z.int(),
  /** Null: in whatever language the shop is read. */
  language: language.nullable(),
  /** In plain letters, as the search compares it. */
  term: z.string(),
  kind,
  /** Of the category, brand, printer or article; null for a page. */
  target_id: z.int().nullable(),
  page: page.nullable(),
  /** Of what it leads to, in the caller's language; null for a page. */
  name: z.string().nullable(),
  /** Null where what it led to is gone: the search then finds what it would find by itself. */
  path: z.string().nullable(),
  updated_at: z.string(),
  version: z.int(),
})
export type SearchRedirect = z.infer<typeof SearchRedirect>

const RedirectDraft = z.strictObject({
  language: language.nullish(),
  term: requiredLine(MAX_TERM),
  kind,
  target_id: bodyId.nullish(),
  page: page.nullish(),
})
export type RedirectDraft = z.infer<typeof RedirectDraft>

const RedirectChange = z.strictObject({
  ...RedirectDraft.partial().shape,
  version: z.int().optional(),
})
export type RedirectChange = z.infer<typeof RedirectChange>

export const listSearchRedirects = endpoint({
  method: 'GET',
  paths: { '/admin/search-redirects': 'staff' },
  tag,
  summary: 'Searches that lead to a page, by term',
  query: z.strictObject({
    ...pageQuery,
    /** Part of the term; accents do not count. */
    search: z.string().trim().max(100).optional(),
    /** Those of this language alone. */
    language: language.optional(),
    kind: kind.optional(),
    sort: z.enum(['term', 'updated_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(SearchRedirect),
})

export const showSearchRedirect = endpoint({
  method: 'GET',
  paths: { '/admin/search-redirects/{id}': 'staff' },
  tag,
  summary: 'One search that leads to a page',
  params: idParams,
  answer: dataOf(SearchRedirect),
})

export const addSearchRedirect = endpoint({
  method: 'POST',
  paths: { '/admin/search-redirects': 'staff' },
  tag,
  summary: 'Has a search lead to a page; a term leads to one page in each language',
  body: RedirectDraft,
  answer: dataOf(SearchRedirect),
  creates: true,
})

export const changeSearchRedirect = endpoint({
  method: 'PUT',
  paths: { '/admin/search-redirects/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent of it',
  params: idParams,
  body: RedirectChange,
  answer: dataOf(SearchRedirect),
})

export const deleteSearchRedirect = endpoint({
  method: 'DELETE',
  paths: { '/admin/search-redirects/{id}': 'staff' },
  tag,
  summary: 'Lets the search find what it finds by itself again',
  params: idParams,
  answer: dataOf(z.null()),
})
