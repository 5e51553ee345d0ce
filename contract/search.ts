import * as z from 'zod'

import { bodyId, dataOf, endpoint, listOf, pageQuery } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { SEARCH_DAYS, SEARCH_VIEWS } from './plain/search-log.ts'

/** Tells which result of a search was opened, so that staff see what is looked for and not found. */
export const chooseSearchResult = endpoint({
  method: 'POST',
  paths: { '/search/chosen': 'anyone' },
  tag: 'Search',
  summary: 'Notes which result of a search was opened; nothing about who searched',
  body: z.strictObject({
    query: z.string().trim().min(1).max(200),
    kind: z.enum(['product', 'printer', 'category']),
    id: bodyId,
  }),
  answer: dataOf(z.null()),
})

/** A term of the log of searches, summed up over some days; nothing about who searched. */
export const AskedTerm = z.object({
  /** Any number that stays the same. */
  id: z.int(),
  term: z.string(),
  language: z.string(),
  searches: z.int(),
  /** What it found on the last day it was asked for. */
  hits: z.int(),
  /** Was another spelling searched instead? */
  corrected: z.boolean(),
  /** How often one of its results was opened. */
  choices: z.int(),
  last_on: z.string(),
})
export type AskedTerm = z.infer<typeof AskedTerm>

export const listSearches = endpoint({
  method: 'GET',
  paths: { '/admin/searches': 'staff' },
  tag: 'Search',
  summary: 'What was searched for, how often, and what became of it; most asked first',
  query: z.strictObject({
    ...pageQuery,
    /** Part of the term. */
    search: z.string().trim().max(100).optional(),
    language: z.enum(LANGUAGES).optional(),
    /** So many days back from today; 30 when left out. */
    days: z.enum(SEARCH_DAYS).optional(),
    /** `none`: nothing was found; `unopened`: something was, and nobody opened it. */
    view: z.enum(SEARCH_VIEWS).optional(),
    sort: z.enum(['term', 'searches', 'hits', 'choices', 'last_on']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AskedTerm),
})
