import type { Language } from '#contract/plain/languages.ts'
import type { Db } from '#database/pool.ts'
import type { HitsStatement } from '#server/catalogue/listing-queries.ts'
import type { References } from '#server/catalogue/references.ts'
import type { PrinterRow } from '#server/printers/printer-shape.ts'

import { hitsOf, hitsQuery } from './hits-queries.ts'
import { lookUpWords } from './look-up-words.ts'
import { nearCodes, undoubled } from './near-codes.ts'
import { readQuestion, withSynonyms, wordsToLookUp } from './reading/read-question.ts'
import { seriesKeys } from './reading/read-series.ts'
import { runsOf, withoutSuffix, wordsOf } from './term-words.ts'
import type { SearchVocabulary } from './vocabulary.ts'

/** What a term was read as. */
export interface ReadTerm {
  /** Finds the articles; null when the term has no words. */
  hits: HitsStatement | null
  /** The words that are searched instead, when the term had typing errors. */
  correctedTo: string | null
  /** The words no article has, where the others are searched alone. */
  leftOut: string[]
  /** A maker that is asked for and whose goods the shop does not carry. */
  unsold: string | null
  /** Is a code in the term, as a whole? */
  namesCode: boolean
  /** Is the house brand asked for, or what is compatible? */
  wantsHouseBrand: boolean
  /** The machines that answer to the term: one is the printer it names, several must be asked about. */
  printers: PrinterRow[]
}

export interface SearchResult extends Omit<ReadTerm, 'hits'> {
  /** Product ids, best first; one past COUNTED_AT_MOST when there are more. */
  ids: number[]
}

export interface SearchOptions {
  /** Codes are taken as they are written: a list of what to order must not be guessed. */
  isExact?: boolean
  /** Whose words are meant where a word has two meanings; English ones unless told. */
  language?: Language
  /** Ids of the printers that whoever searches owns. */
  owned?: readonly number[]
}

const NOTHING: ReadTerm = {
  hits: null,
  correctedTo: null,
  leftOut: [],
  unsold: null,
  namesCode: false,
  wantsHouseBrand: false,
  printers: [],
}
/** What is printed before a code on boxes and invoices, often without a space. */
const BEFORE_CODES = ['crg', 'cart']
/** A slip is looked for in codes that are written in so many words at most. */
const LONGEST_SLIP = 3

/** Finds articles as a shop assistant would: reads the term, and asks for what meets it best. Two statements. */
export async function searchProducts(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  term: string,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const { hits, ...read } = await readTerm(db, references, vocabulary, term, options)
  return { ...read, ids: hits === null ? [] : await hitsOf(db, hits) }
}

/** Looks the words of a term up and reads them into a question: one statement. */
export async function readTerm(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  term: string,
  { isExact = false, language = 'en', owned = [] }: SearchOptions = {},
): Promise<ReadTerm> {
  const { brands } = references
  const makers = brands.map(({ name }) => wordsOf(name).join('')).filter((name) => name !== '')
  const synonyms = vocabulary.synonyms[language]
  const words = withSynonyms(wordsOf(term, [...makers, ...BEFORE_CODES]), synonyms)
  if (words.length === 0) return NOTHING
  const runs = runsOf(words)
  const near = new Map(
    runs.map(({ key, first, last }) => [
      key,
      !isExact && last - first < LONGEST_SLIP ? [...nearCodes(key).likely, ...undoubled(key)] : [],
    ]),
  )
  for (const { key } of runs) {
    const number = withoutSuffix(key)
    if (number !== null && !near.has(number)) near.set(number, [])
  }
  const known = await lookUpWords(db, {
    term: term.replaceAll('\u0000', ''),
    keys: [...near.keys()],
    near: [...near.values()],
    series: seriesKeys(words),
    words: wordsToLookUp(words),
  })
  const question = readQuestion(words, known, { brands, ...vocabulary, synonyms })
  const { correctedTo, leftOut, unsold, printers } = question
  return {
    hits: hitsQuery(references, question, {
      named: known.products,
      owned,
    }),
    correctedTo,
    leftOut,
    unsold,
    namesCode: question.codes.some(({ isBeginning }) => !isBeginning),
    wantsHouseBrand: question.origin?.isHouse ?? false,
    printers,
  }
}
