import { LEXICON } from '#server/search/lexicon.ts'
import type { Known } from '#server/search/look-up-words.ts'
import type { Question } from '#server/search/question.ts'
import { stemOf } from '#server/search/stem.ts'

import { halvesOf } from './halves.ts'
import { isCommon } from './lexemes.ts'
import { mendSpelling } from './mend-spelling.ts'
import { readAmounts, readPrice } from './read-amounts.ts'
import { readCodesAndPrinters } from './read-codes.ts'
import { readMakers } from './read-makers.ts'
import { readColorLetters, readMeanings, readPhrases, settleKinds } from './read-meanings.ts'
import { readRest } from './read-rest.ts'
import { phraseAt, type Reading, type Vocabulary } from './reading.ts'

/** Reads the words of a term, one kind of meaning after the other, into what is asked for. */
export function readQuestion(
  words: readonly string[],
  known: Known,
  vocabulary: Vocabulary,
): Question {
  const reading: Reading = {
    tokens: words.map((text) => ({
      text,
      meaning: null,
      isRead: false,
      isMaker: false,
      isMended: false,
    })),
    question: {
      makers: [],
      unsold: null,
      codes: [],
      printers: [],
      kinds: [],
      colors: [],
      isPack: false,
      isHighYield: false,
      isBottle: false,
      origin: null,
      mostCents: null,
      words: [],
      leftOut: [],
      correctedTo: null,
      isAllOrNothing: false,
      isHopeless: false,
    },
    known,
    vocabulary,
  }
  mendSpelling(reading)
  readMakers(reading)
  readPrice(reading)
  readCodesAndPrinters(reading)
  readAmounts(reading)
  readPhrases(reading)
  readColorLetters(reading)
  readMeanings(reading)
  settleKinds(reading)
  readRest(reading)
  for (const word of reading.question.words)
    word.isCommon = isCommon(word.query, vocabulary.commonWords)
  return reading.question
}

/** Puts what the catalogue says in place of what people say, where that is one phrase. */
export function withSynonyms(words: readonly string[], synonyms: Vocabulary['synonyms']): string[] {
  const said: string[] = []
  for (let place = 0; place < words.length;) {
    const found = phraseAt(words, place, (phrase) => synonyms.has(phrase))
    const means = found === null ? undefined : synonyms.get(found.phrase)
    if (found !== null && means !== undefined && means.length === 1) {
      said.push(...(means[0] ?? '').split(' '))
      place += found.length
    } else if (found !== null && found.length > 1) {
      // Several meanings are read later; the phrase goes on as one word.
      said.push(found.phrase)
      place += found.length
    } else {
      said.push(words[place] ?? '')
      place += 1
    }
  }
  return said
}

/** The words whose spelling or being known is looked up, with their stems and the halves they may be made of. */
export function wordsToLookUp(words: readonly string[]): string[] {
  const plain = words.filter((word) => word.length <= 40)
  return [
    ...new Set([
      ...plain,
      ...plain.map(stemOf),
      ...plain.filter((word) => !LEXICON.has(word)).flatMap((word) => halvesOf(word).flat()),
    ]),
  ]
}
