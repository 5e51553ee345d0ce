import { LEXICON, MAKER_NAMES } from '#server/search/lexicon.ts'
import { plainPhrase } from '#server/search/term-words.ts'

import { eachPhrase, type Reading } from './reading.ts'

export function readMakers({ tokens, question, vocabulary }: Reading): void {
  const bySlug = new Map(vocabulary.brands.map((brand) => [brand.slug, brand]))
  const named = new Map(vocabulary.brands.map((brand) => [plainPhrase(brand.name), brand]))
  const brandOf = (phrase: string) => named.get(phrase) ?? bySlug.get(MAKER_NAMES.get(phrase) ?? '')
  eachPhrase(
    tokens,
    (phrase) => brandOf(phrase) !== undefined,
    (phrase, span) => {
      const brand = brandOf(phrase)
      if (brand === undefined) return
      for (const one of span) one.isMaker = true
      if (brand.is_house_brand) question.origin = { isHouse: true, isWish: false }
      else if (!question.makers.includes(brand.id)) question.makers.push(brand.id)
    },
  )
  eachPhrase(
    tokens,
    (phrase) => LEXICON.get(phrase)?.is === 'unsold',
    (phrase) => {
      question.unsold = phrase
    },
  )
}
