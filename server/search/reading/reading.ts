import { LONGEST_PHRASE, type Meaning } from '#server/search/lexicon.ts'
import type { Known, KnownPrinter } from '#server/search/look-up-words.ts'
import type { Question } from '#server/search/question.ts'
import type { Run } from '#server/search/term-words.ts'

/** What the shop sells, as far as reading a term needs it; kept in memory. */
export interface Vocabulary {
  brands: readonly { id: number; slug: string; name: string; is_house_brand: boolean }[]
  /** Words of the names of series of printers: deskjet, mfc, pro. */
  machineWords: ReadonlySet<string>
  /** Phrase → phrases that mean the same in the catalogue. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Words of the texts of more articles than a search counts. */
  commonWords: ReadonlySet<string>
}

/** A word of the term, with what it has been read as. */
export interface Token {
  text: string
  meaning: Meaning | null
  /** Read already: a maker, a part of a code, of a printer, of an amount. */
  isRead: boolean
  isMaker: boolean
  /** A word of the catalogue put in the place of a misspelt one. */
  isMended: boolean
}

export interface Reading {
  tokens: Token[]
  question: Question
  known: Known
  vocabulary: Vocabulary
}

export function markRead(tokens: readonly Token[], { first, last }: Run): void {
  for (const one of tokens.slice(first, last + 1)) one.isRead = true
}

/** Has nothing of these words been read yet? */
export function isFree(tokens: readonly Token[], { first, last }: Run): boolean {
  return !tokens.slice(first, last + 1).some(({ isRead }) => isRead)
}

/** The same, though a maker may stand among them: "brother tn2420" is a code as a whole too. */
export function isFreeButForMaker(tokens: readonly Token[], { first, last }: Run): boolean {
  return !tokens.slice(first, last + 1).some(({ isRead, isMaker }) => isRead && !isMaker)
}

/** Those of the printers that a maker who is named made. */
export function printersAmong(
  { known, question: { makers } }: Reading,
  ids: readonly number[],
): KnownPrinter[] {
  return ids
    .map((id) => known.printers.get(id))
    .filter((one) => one !== undefined)
    .filter(({ brand_id: brandId }) => makers.length === 0 || makers.includes(brandId))
}

/** Reads these words as others: what they were taken for is said to whoever searched. */
export function readAs({ tokens, question }: Reading, run: Run, meant: string): void {
  const words = tokens.map(({ text }) => text)
  question.correctedTo = [...words.slice(0, run.first), meant, ...words.slice(run.last + 1)].join(
    ' ',
  )
  markRead(tokens, run)
}

/** Calls `each` for every phrase that `isPhrase`, the longest first, of tokens not read or given a meaning yet. */
export function eachPhrase(
  tokens: readonly Token[],
  isPhrase: (phrase: string) => boolean,
  each: (phrase: string, span: readonly Token[]) => void,
  marks = true,
): void {
  for (let place = 0; place < tokens.length;) {
    const free = tokens.slice(place, place + LONGEST_PHRASE)
    const end = free.findIndex(({ isRead }) => isRead)
    const words = (end === -1 ? free : free.slice(0, end)).map(({ text }) => text)
    const found = phraseAt(words, 0, isPhrase)
    if (found === null) {
      place += 1
      continue
    }
    const span = tokens.slice(place, place + found.length)
    each(found.phrase, span)
    if (marks) for (const one of span) one.isRead = true
    place += found.length
  }
}

export function phraseAt(
  words: readonly string[],
  place: number,
  isPhrase: (phrase: string) => boolean,
): { phrase: string; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - place); length > 0; length -= 1) {
    const phrase = words.slice(place, place + length).join(' ')
    if (isPhrase(phrase)) return { phrase, length }
  }
  return null
}
