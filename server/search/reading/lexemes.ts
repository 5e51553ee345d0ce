import type { Known } from '#server/search/look-up-words.ts'
import { stemOf } from '#server/search/stem.ts'

/** The words of articles that are this one in another form; else, as somebody types, those of names that begin with it. */
export function lexemesOf(text: string, known: Known): { word: string; in_name: boolean }[] {
  const stem = stemOf(text)
  const begun = [...(known.words.get(text)?.begun ?? []), ...(known.words.get(stem)?.begun ?? [])]
  const same = begun.filter(
    ({ word }) =>
      word === text || (/^[a-z]+$/.test(word) && text.length >= 4 && stemOf(word) === stem),
  )
  if (same.length > 0 || text.length < 3 || /\d/.test(text)) return same
  return begun.filter(({ word, in_name: inName }) => inName && word.startsWith(text))
}

/** A phrase of the catalogue in a text query: each of its words, in any of its forms. */
export function allOf(words: readonly string[]): string {
  const parts = words.map((word) => {
    const stem = stemOf(word)
    return word.length < 4 || /\d/.test(word) ? word : `${stem}:*`
  })
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`
}

/** Does one of the alternatives of a text query have nothing but common words? */
export function isCommon(query: string, commonWords: ReadonlySet<string>): boolean {
  const isOne = (word: string) =>
    word.endsWith(':*')
      ? [...commonWords].some((common) => common.startsWith(word.slice(0, -2)))
      : commonWords.has(word)
  return query
    .split('|')
    .some((alternative) => (alternative.match(/[\p{L}\p{N}]+(:\*)?/gu) ?? []).every(isOne))
}
