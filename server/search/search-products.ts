import type { Db } from '#database/pool.ts'
import type { References } from '#server/catalogue/references.ts'
import type { PrinterRow } from '#server/printers/printer-shape.ts'

import { hitsOf } from './hits-queries.ts'
import { lookUpWords } from './look-up-words.ts'
import { nearCodes, undoubled } from './near-codes.ts'
import type { Question } from './question.ts'
import { readQuestion, withSynonyms, wordsToLookUp } from './reading/read-question.ts'
import { seriesKeys } from './reading/read-series.ts'
import { runsOf, wordsOf } from './term-words.ts'
import type { SearchVocabulary } from './vocabulary.ts'

export interface SearchResult {
  /** Product ids, best first; one past MOST_HITS when there are more. */
  ids: number[]
  /** The words that were searched instead, when the term had typing errors. */
  correctedTo: string | null
  /** The words no article has, where the others were searched alone. */
  leftOut: string[]
  /** A maker that is asked for and whose goods the shop does not carry. */
  unsold: string | null
  /** The machines that answer to the term: one is the printer it names, several must be asked about. */
  printers: PrinterRow[]
}

interface SearchOptions {
  /** Codes are taken as they are written: a list of what to order must not be guessed. */
  isExact?: boolean
}

const NOTHING: SearchResult = {
  ids: [],
  correctedTo: null,
  leftOut: [],
  unsold: null,
  printers: [],
}
/** A slip is looked for in codes that are written in so many words at most. */
const LONGEST_SLIP = 3

/**
 * Finds articles as a shop assistant would: looks the words up, reads them into a question, and asks
 * for what meets it best. Two statements.
 */
export async function searchProducts(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  term: string,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const { question, products } = await questionOf(db, references, vocabulary, term, options)
  if (question === null) return NOTHING
  const { correctedTo, leftOut, unsold, printers } = question
  const said = { correctedTo, leftOut, unsold, printers }
  if (question.isHopeless && products.length === 0) return { ...said, ids: [] }
  const ids = question.isHopeless ? [] : await hitsOf(db, references, question)
  return { ...said, ids: [...products, ...ids.filter((id) => !products.includes(id))] }
}

/** What a term asks for, and the articles whose very name or SKU it is: one statement. */
export async function questionOf(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  term: string,
  { isExact = false }: SearchOptions = {},
): Promise<{ question: Question | null; products: number[] }> {
  const makers = references.brands
    .map(({ name }) => wordsOf(name).join(''))
    .filter((name) => name !== '')
  const words = withSynonyms(wordsOf(term, makers), vocabulary.synonyms)
  if (words.length === 0) return { question: null, products: [] }
  const runs = runsOf(words)
  const near = new Map(
    runs.map(({ key, first, last }) => [
      key,
      !isExact && last - first < LONGEST_SLIP ? [...nearCodes(key).likely, ...undoubled(key)] : [],
    ]),
  )
  const known = await lookUpWords(db, {
    term: term.replaceAll('\u0000', ''),
    keys: [...near.keys()],
    near: [...near.values()],
    series: seriesKeys(words),
    words: wordsToLookUp(words),
  })
  const { brands } = references
  return {
    question: readQuestion(words, known, { brands, ...vocabulary }),
    products: known.products,
  }
}
