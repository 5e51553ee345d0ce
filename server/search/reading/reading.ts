import { LONGEST_PHRASE, type Meaning } from '#server/search/lexicon.ts'
import type { Known } from '#server/search/look-up-words.ts'
import type { Question } from '#server/search/question.ts'
import type { Run } from '#server/search/term-words.ts'

/** What the shop sells, as far as reading a term needs it; kept in memory. */
export interface Vocabulary {
  brands: readonly { id: number; slug: string; name: string; is_house_brand: boolean }[]
  /** Words of the names of series of printers: deskjet, mfc, pro. */
  machineWords: ReadonlySet<string>
  /** Phrase → phrases that mean the same in the catalogue. */
  synonyms: ReadonlyMap<string, readonly string[]>
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
