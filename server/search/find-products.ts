import type { Db } from '#database/pool.ts'
import { type ListAsked, listFound, listProducts } from '#server/catalogue/list-products.ts'
import { termOf } from '#server/catalogue/listing-filter.ts'
import type { CategoryRow, References } from '#server/catalogue/references.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'
import { printerOf } from '#server/printers/printer-shape.ts'

import { redirectOf } from './redirect-of.ts'
import { readTerm } from './search-products.ts'
import { stemsOf } from './stem.ts'
import type { SearchVocabulary } from './vocabulary.ts'

const NO_HITS = {
  sql: "select '{}'::int[] as ids, 0 as fitting",
  values: [],
  isPlannedEachTime: false,
}

/**
 * One page of products with the counts of every filter, among what the search term finds when there
 * is one: three statements with a term, four with one that staff have lead to a page.
 */
export async function findProducts(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  asked: ListAsked,
) {
  const term = termOf(asked.query)
  if (term === '') return { ...(await listProducts(db, references, asked)), search: null }
  const read = await readTerm(db, references, vocabulary, term, {
    language: asked.language,
    owned: asked.query.fits ?? [],
  })
  const printers = read.printers.map(printerOf)
  const [printer] = printers
  const [{ found, fitting, ...list }, redirect] = await Promise.all([
    listFound(db, references, asked, read.hits ?? NO_HITS),
    redirectOf(db, vocabulary.redirects, term, asked.language),
  ])
  return {
    ...list,
    search: {
      corrected_to: read.correctedTo,
      printer: printers.length === 1 && printer !== undefined ? printer : null,
      printers: printers.length > 1 ? printers : [],
      left_out: read.leftOut,
      unsold_maker: read.unsold === null ? null : spelt(read.unsold),
      category: categoryNamed(references, term)?.slug ?? null,
      redirect,
      fitting,
      is_more: found > COUNTED_AT_MOST,
    },
  }
}

/** "toner", "Toners" and "inktcartridge" are the name of a shelf and nothing else. */
function categoryNamed({ categories }: References, term: string): CategoryRow | undefined {
  const asked = stemsOf(term)
  return categories.find(({ name, name_nl, name_fr }) =>
    [name, name_nl, name_fr].some((one) => stemsOf(one) === asked),
  )
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
