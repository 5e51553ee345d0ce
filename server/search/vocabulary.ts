import { type Db, readRows } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'

import { LEXICON } from './lexicon.ts'
import { alternativesOf, plainPhrase } from './plain-synonym.ts'
import { allSynonyms, type SynonymFields } from './synonym-queries.ts'

/** What reading a term needs beside brands, categories and colours. */
export interface SearchVocabulary {
  /** Words of the names of series of printers: deskjet, mfc, pro. */
  machineWords: ReadonlySet<string>
  /** Phrase in plain letters → phrases that mean the same in the catalogue. */
  synonyms: ReadonlyMap<string, readonly string[]>
}

export type VocabularyReader = CachedReader<SearchVocabulary>

/** Read once, and again when staff change a synonym or a printer. */
export function vocabularyReader(db: Db, cache: ReaderCache): VocabularyReader {
  return cache.reader(['search_synonyms', 'printers'], async () => {
    const [words, synonyms] = await Promise.all([
      readRows<{ word: string }>(
        db,
        `select distinct word from (select distinct series, substring(model from '^[A-Za-z -]+') as head from printers) p,
          regexp_split_to_table(lower(concat_ws(' ', p.series, p.head)), '[^a-z]+') as word where length(word) > 1`,
      ),
      allSynonyms(db),
    ])
    return {
      machineWords: new Set(words.map(({ word }) => word).filter((word) => !LEXICON.has(word))),
      synonyms: meaningsOf(synonyms),
    }
  })
}

/** Phrase → what it means. All languages together: people mix them, and the later of two meanings counts. */
export function meaningsOf(synonyms: readonly SynonymFields[]): Map<string, string[]> {
  return new Map(synonyms.map(({ word, means }) => [plainPhrase(word), alternativesOf(means)]))
}
