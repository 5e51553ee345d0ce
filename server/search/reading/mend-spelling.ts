import { LEXICON } from '#server/search/lexicon.ts'
import { nearestOf } from '#server/search/spelling.ts'

import { halvesOf } from './halves.ts'
import { lexemesOf } from './lexemes.ts'
import { UNITS } from './read-amounts.ts'
import type { Reading } from './reading.ts'

const phraseWords = new Set([...LEXICON.keys()].flatMap((phrase) => phrase.split(' ')))
const singleWords = new Set(
  [...LEXICON]
    .filter(([phrase, { is }]) => !phrase.includes(' ') && is !== 'empty')
    .map(([phrase]) => phrase),
)

/** Puts known words in the place of misspelt ones, and takes long ones apart that are two. */
export function mendSpelling({ tokens, question, known, vocabulary }: Reading): void {
  const { brands, machineWords, synonyms } = vocabulary
  const makers = brands.map(({ name }) => name.toLowerCase())
  const isWord = (word: string) =>
    singleWords.has(word) || machineWords.has(word) || synonyms.has(word) || makers.includes(word)
  let isMended = false
  for (const [place, token] of tokens.entries()) {
    if (!/^[a-z]{3,}$/.test(token.text)) continue
    if (isWord(token.text) || phraseWords.has(token.text) || UNITS.has(token.text)) continue
    if (lexemesOf(token.text, known).length > 0) continue
    const isHalf = (half: string) =>
      isWord(half) || lexemesOf(half, known).some(({ in_name: inName }) => inName)
    const parts = halvesOf(token.text).find((halves) => halves.every(isHalf))
    const near = nearestOf(
      token.text,
      [...makers, ...machineWords, ...singleWords, ...synonyms.keys()].filter((word) =>
        /^[a-z]+$/.test(word),
      ),
    )
    const other = known.words.get(token.text)?.nearest ?? null
    if (near !== null && (near.slips === 1 || parts === undefined)) {
      isMended = true
      const [meant, ...others] = vocabulary.synonyms.get(near.word) ?? []
      // What a word means is a word of the catalogue, though nobody has looked it up.
      token.isMended = meant !== undefined && others.length === 0 && !meant.includes(' ')
      token.text = token.isMended ? (meant ?? near.word) : near.word
    } else if (parts !== undefined) {
      tokens.splice(place, 1, ...parts.map((text) => ({ ...token, text })))
    } else if (other !== null && token.text.length >= 5) {
      isMended = true
      token.isMended = true
      token.text = other
    }
  }
  if (isMended) question.correctedTo = tokens.map(({ text }) => text).join(' ')
}
