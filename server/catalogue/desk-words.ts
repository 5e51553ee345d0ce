import { plainLetters } from '#contract/plain/plain-letters.ts'
import { likeText } from '#database/like-text.ts'

/**
 * A condition on `products p`: every word stands in its codes or names, or the whole does in a code of
 * another spelling. Values are handed to `given`, which answers their place in the statement.
 */
export function foundByDeskWords(search: string, given: (value: unknown) => string): string {
  const words = search
    .split(/\s+/)
    .map((word) => `${wordsFor(word)} like plain_text(${given(`%${likeText(word)}%`)})`)
    .join(' and ')
  const key = plainLetters(search).replaceAll(/[^a-z0-9]/g, '')
  const isSpelt = key === search.toLowerCase() || key.length < 3 || !/\d/.test(key)
  return isSpelt ? words : `(${words} or p.desk_words like ${given(`%${key}%`)})`
}

/** The index knows parts of three letters; for less it would be read as a whole, and the rows after it. */
function wordsFor(word: string): string {
  return word.length < 3 ? "(p.desk_words || '')" : 'p.desk_words'
}
