import type { Db } from '#database/pool.ts'
import { type ListAsked, listProducts } from '#server/catalogue/list-products.ts'
import { termOf } from '#server/catalogue/listing-filter.ts'
import type { References } from '#server/catalogue/references.ts'
import { printerOf } from '#server/printers/printer-shape.ts'

import { MOST_HITS } from './hits-queries.ts'
import { searchProducts } from './search-products.ts'
import type { SearchVocabulary } from './vocabulary.ts'

/**
 * One page of products with the counts of every filter, among what the search term finds when there
 * is one: two statements, four with a term.
 */
export async function findProducts(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  asked: ListAsked,
) {
  const term = termOf(asked.query)
  if (term === '') return { ...(await listProducts(db, references, asked)), search: null }
  const found = await searchProducts(db, references, vocabulary, term)
  const printers = found.printers.map(printerOf)
  const [printer] = printers
  return {
    ...(await listProducts(db, references, {
      ...asked,
      productIds: found.ids.slice(0, MOST_HITS),
    })),
    search: {
      corrected_to: found.correctedTo,
      printer: printers.length === 1 && printer !== undefined ? printer : null,
      printers: printers.length > 1 ? printers : [],
      left_out: found.leftOut,
      unsold_maker: found.unsold === null ? null : spelt(found.unsold),
      is_more: found.ids.length > MOST_HITS,
    },
  }
}

/** Makers are written with a capital, short ones in capitals: Lexmark, Konica Minolta, OKI. */
function spelt(maker: string): string {
  return maker
    .split(' ')
    .map((word) =>
      word.length < 4 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
