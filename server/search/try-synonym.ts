import type { Found, SynonymDraft } from '#contract/search-synonyms.ts'
import type { Db } from '#database/pool.ts'
import { productsByIds } from '#server/catalogue/product-queries.ts'
import type { References } from '#server/catalogue/references.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import { plainSynonym } from './plain-synonym.ts'
import { searchProducts } from './search-products.ts'
import { allSynonyms, type SynonymFields } from './synonym-queries.ts'
import { meaningsOf, type SearchVocabulary } from './vocabulary.ts'

const SHOWN = 5

/** What a term finds for readers of a search word’s language now, and with that word, which is not saved yet. Throws `validation` for one that cannot be. */
export async function trySynonym(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  { term, synonym }: { term: string; synonym: SynonymDraft | null },
): Promise<{ before: Found; after: Found }> {
  const saved = await allSynonyms(db)
  const tried = synonym === null ? saved : withOne(saved, plainSynonym(synonym))
  const find = async (synonyms: readonly SynonymFields[]): Promise<Found> => {
    const { ids } = await searchProducts(
      db,
      references,
      { ...vocabulary, synonyms: meaningsOf(synonyms) },
      term,
      { language: synonym?.language ?? 'en' },
    )
    return {
      total: Math.min(ids.length, COUNTED_AT_MOST),
      products: await named(db, ids.slice(0, SHOWN)),
    }
  }
  return { before: await find(saved), after: await find(tried) }
}

/** A new word comes last, as it will when it is saved. */
function withOne(saved: readonly SynonymFields[], one: SynonymFields): SynonymFields[] {
  const isSame = (row: SynonymFields) => row.language === one.language && row.word === one.word
  return saved.some(isSame) ? saved.map((row) => (isSame(row) ? one : row)) : [...saved, one]
}

async function named(db: Db, ids: number[]): Promise<Found['products']> {
  const rows = new Map((await productsByIds(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (row === undefined) return []
    const { name, name_nl, name_fr, sku } = row
    return [{ id, name, name_nl, name_fr, sku }]
  })
}
