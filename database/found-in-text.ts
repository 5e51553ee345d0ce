import { likeText } from './like-text.ts'

/** The index of a text knows parts of three letters; a shorter part would have it read as a whole, and every row. */
const PART_LETTERS = 3
/** What stands before a word: the beginning, a space, the end of a line, or a quotation mark of JSON. */
const BEFORE_WORDS = ['', '% ', '%\n', '%"']

/**
 * A condition on a text in small letters that an index of its parts serves: the search stands anywhere in it,
 * or, where it is shorter than such a part, a word begins with it.
 */
export function foundInText(
  text: string,
  search: string,
  given: (value: unknown) => string,
): string {
  const part = likeText(search.toLowerCase())
  if (search.length >= PART_LETTERS) return `${text} like ${given(`%${part}%`)}`
  return `(${BEFORE_WORDS.map((before) => `${text} like ${given(`${before}${part}%`)}`).join(' or ')})`
}
