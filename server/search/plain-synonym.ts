import { ShopError } from '#server/platform/shop-error.ts'

import { LONGEST_PHRASE } from './lexicon.ts'
import type { SynonymFields } from './synonym-queries.ts'
import { plainPhrase } from './term-words.ts'

const MAX_WORD = 80
const MAX_MEANS = 200

/** The phrases of a meaning, each once. */
export function alternativesOf(means: string): string[] {
  const phrases = means.split(',').map(plainPhrase)
  return [...new Set(phrases.filter((phrase) => phrase !== ''))]
}

/** A search word as it is kept. Throws `validation` where the search could do nothing with it. */
export function plainSynonym({ language, word, means }: SynonymFields): SynonymFields {
  const plain = plainPhrase(word)
  const alternatives = alternativesOf(means)
  if (plain === '' || plain.length > MAX_WORD) throw wrong('word', 'field.invalid')
  if (plain.split(' ').length > LONGEST_PHRASE)
    throw wrong('word', 'search_synonyms.too_many_words')
  const [first, ...others] = alternatives
  const text = alternatives.join(', ')
  if (first === undefined || text.length > MAX_MEANS) throw wrong('means', 'field.invalid')
  // "folder" may be a folder or a lever arch file; alone it says nothing.
  if (first === plain && others.length === 0) throw wrong('means', 'search_synonyms.itself')
  return { language, word: plain, means: text }
}

function wrong(
  field: 'word' | 'means',
  message: 'field.invalid' | 'search_synonyms.too_many_words' | 'search_synonyms.itself',
): ShopError {
  return new ShopError('validation', { fields: { [field]: message } })
}
