import { wordsOf } from './term-words.ts'

/** The words of a text without their endings: "Toners" and "toner" are the same. */
export function stemsOf(text: string): string {
  return wordsOf(text).map(stemOf).join(' ')
}

/**
 * What singular, plural and diminutive of a word begin with, in Dutch, French and English alike:
 * potloodjes, potlood → potlood; piles, pile → pil. Short words are left as they are.
 */
export function stemOf(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word
  const stem = word
    .replace(/(?<=.{3})(etje|pje|tje|je)s?$/, '')
    .replace(/(?<=.{3})(ed|es|en|s|x|e)$/, '')
  const undoubled = stem.replace(/([bdfgklmnprst])\1$/, '$1')
  return [undoubled, stem].find(({ length }) => length >= 4) ?? word
}
