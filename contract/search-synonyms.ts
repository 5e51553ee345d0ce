import * as z from 'zod'

import { dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { requiredLine } from './text-fields.ts'

const tag = 'Search words'
const MAX_WORD = 80
const MAX_MEANS = 200

/** What people say and what the catalogue calls it. */
export const SearchSynonym = z.object({
  id: z.int(),
  language: z.enum(LANGUAGES),
  /** In plain letters, as the search compares it. */
  word: z.string(),
  /** A phrase, or several that are alternatives, apart by commas. */
  means: z.string(),
  updated_at: z.string(),
  version: z.int(),
})
export type SearchSynonym = z.infer<typeof SearchSynonym>

const SynonymDraft = z.strictObject({
  language: z.enum(LANGUAGES),
  word: requiredLine(MAX_WORD),
  means: requiredLine(MAX_MEANS),
})
export type SynonymDraft = z.infer<typeof SynonymDraft>

const SynonymChange = z.strictObject({
  ...SynonymDraft.partial().shape,
  version: z.int().optional(),
})
export type SynonymChange = z.infer<typeof SynonymChange>

export const listSearchSynonyms = endpoint({
  method: 'GET',
  paths: { '/admin/search-synonyms': 'staff' },
  tag,
  summary: 'What words mean to the search, by word',
  query: z.strictObject({
    ...pageQuery,
    /** Part of the word or of what it means; accents do not count. */
    search: z.string().trim().max(100).optional(),
    language: z.enum(LANGUAGES).optional(),
    sort: z.enum(['word', 'means', 'updated_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(SearchSynonym),
})

export const showSearchSynonym = endpoint({
  method: 'GET',
  paths: { '/admin/search-synonyms/{id}': 'staff' },
  tag,
  summary: 'One search word',
  params: idParams,
  answer: dataOf(SearchSynonym),
})

export const addSearchSynonym = endpoint({
  method: 'POST',
  paths: { '/admin/search-synonyms': 'staff' },
  tag,
  summary: 'Says what a word means; a word has one meaning in each language',
  body: SynonymDraft,
  answer: dataOf(SearchSynonym),
  creates: true,
})

export const changeSearchSynonym = endpoint({
  method: 'PUT',
  paths: { '/admin/search-synonyms/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent of a search word',
  params: idParams,
  body: SynonymChange,
  answer: dataOf(SearchSynonym),
})

export const deleteSearchSynonym = endpoint({
  method: 'DELETE',
  paths: { '/admin/search-synonyms/{id}': 'staff' },
  tag,
  summary: 'Deletes a search word',
  params: idParams,
  answer: dataOf(z.null()),
})

const Found = z.object({
  /** All articles found, counted up to 10,000. */
  total: z.int(),
  /** The first five. */
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      name_nl: z.string(),
      name_fr: z.string(),
      sku: z.string(),
    }),
  ),
})
export type Found = z.infer<typeof Found>

export const trySearchSynonym = endpoint({
  method: 'POST',
  paths: { '/admin/search-synonyms/try': 'staff' },
  tag,
  summary: 'What a term finds now, and what it would find with this search word; nothing is saved',
  body: z.strictObject({
    term: requiredLine(100),
    /** Takes the place of the saved one of the same word and language. */
    synonym: SynonymDraft.nullable(),
  }),
  answer: dataOf(z.object({ before: Found, after: Found })),
})
