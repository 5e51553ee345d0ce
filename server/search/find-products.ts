import type { Db } from '#database/pool.ts'
import { type ListAsked, listProducts } from '#server/catalogue/list-products.ts'
import { termOf } from '#server/catalogue/listing-filter.ts'
import type { References } from '#server/catalogue/references.ts'
import { printerOf } from '#server/printers/printer-shape.ts'

import { searchProducts } from './search-products.ts'

/**
 * One page of products with the counts of every filter, among what the search term finds when there
 * is one: two statements, three with a term.
 */
export async function findProducts(db: Db, references: References, asked: ListAsked) {
  const term = termOf(asked.query)
  if (term === '') return { ...(await listProducts(db, references, asked)), search: null }
  const { ids, correctedTo, printer } = await searchProducts(db, references, term)
  return {
    ...(await listProducts(db, references, { ...asked, productIds: ids })),
    search: { corrected_to: correctedTo, printer: printer === null ? null : printerOf(printer) },
  }
}
