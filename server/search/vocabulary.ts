import type { Language } from '#contract/plain/languages.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import { LEXICON } from './lexicon.ts'
import { alternativesOf } from './plain-synonym.ts'
import { type Redirects, redirectsByTerm } from './redirect-of.ts'
import { allRedirects } from './redirect-queries.ts'
import { allSynonyms, type SynonymFields } from './synonym-queries.ts'
import { plainPhrase } from './term-words.ts'

/** Phrase in plain letters → phrases that mean the same in the catalogue. */
type Synonyms = ReadonlyMap<string, readonly string[]>

/** What reading a term needs beside brands, categories and colours. */
export interface SearchVocabulary {
  /** Words of the names of series of printers: deskjet, mfc, pro. */
  machineWords: ReadonlySet<string>
  synonyms: Readonly<Record<Language, Synonyms>>
  redirects: Redirects
  /** Words of the texts of more articles than a search counts. */
  commonWords: ReadonlySet<string>
}

export type VocabularyReader = CachedReader<SearchVocabulary>

/** Read once, and again when staff change a synonym, a redirect or a printer. */
export function vocabularyReader(db: Db, cache: ReaderCache): VocabularyReader {
  return cache.reader(['search_synonyms', 'search_redirects', 'printers'], async () => {
    const [words, synonyms, redirects, common] = await Promise.all([
      readRows<{ word: string }>(
        db,
        `select distinct word from (select distinct series, substring(model from '^[A-Za-z -]+') as head from printers) p,
          regexp_split_to_table(lower(concat_ws(' ', p.series, p.head)), '[^a-z]+') as word where length(word) > 1`,
      ),
      allSynonyms(db),
      allRedirects(db),
      readRows<{ word: string }>(db, COMMON_WORDS, [COUNTED_AT_MOST]),
    ])
    return {
      machineWords: new Set(words.map(({ word }) => word).filter((word) => !LEXICON.has(word))),
      synonyms: meaningsOf(synonyms),
      redirects: redirectsByTerm(redirects),
      commonWords: new Set(common.map(({ word }) => word)),
    }
  })
}

/** By PostgreSQL's own statistics, which autovacuum keeps: nothing is counted for it. */
const COMMON_WORDS = `select known.word
  from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as known (word, share)
  where s.schemaname = current_schema() and s.tablename = 'products' and s.attname = 'search_document'
    and known.word is not null
    and known.share * (select reltuples from pg_class where oid = 'products'::regclass) > $1`

/**
 * Phrase → what it means, for the readers of each language. All languages together, since people mix them; of two
 * meanings that of the reader's own language counts, else the later.
 */
export function meaningsOf(synonyms: readonly SynonymFields[]): SearchVocabulary['synonyms'] {
  const read = synonyms.map(
    ({ language, word, means }) => [language, plainPhrase(word), alternativesOf(means)] as const,
  )
  const meaningsFor = (reader: Language): Synonyms =>
    new Map(
      [...read.filter(([one]) => one !== reader), ...read.filter(([one]) => one === reader)].map(
        ([, phrase, means]) => [phrase, means],
      ),
    )
  return { en: meaningsFor('en'), nl: meaningsFor('nl'), fr: meaningsFor('fr') }
}
