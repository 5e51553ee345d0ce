import type { Known, KnownKey } from '#server/search/look-up-words.ts'
import type { Question, Wanted } from '#server/search/question.ts'

import { allOf, isCommon, lexemesOf } from './lexemes.ts'
import type { Reading, Token, Vocabulary } from './reading.ts'

/** Words of the articles' texts; what no article has is left out and said so, but for a code. */
export function readRest({ tokens, question, known, vocabulary }: Reading): void {
  const isAnchored = question.codes.length > 0 || question.printers.length > 0
  let knownWords = 0
  for (const token of tokens) {
    if (token.isRead) continue
    if (isAnchored && question.printers.length > 0 && vocabulary.machineWords.has(token.text))
      continue
    if (token.text.length === 1 && !/\d/.test(token.text)) continue
    const wanted = wantedOf(token, { known, vocabulary, makers: question.makers })
    const isVague =
      wanted !== null && !wanted.isStrong && isCommon(wanted.query, vocabulary.commonWords)
    if (
      wanted !== null &&
      !isVague &&
      (wanted.isStrong || token.text.length > 3 || /\d/.test(token.text))
    ) {
      if (wanted.isStrong) knownWords += 1
      question.words.push(wanted)
    } else if (/\d/.test(token.text) && token.text.length > 1 && !isAnchored)
      question.isHopeless = true
    else question.leftOut.push(token.text)
  }
  const says = knownWords + question.kinds.length + (isAnchored ? 9 : 0) + question.makers.length
  if (question.leftOut.length > says) question.isHopeless = true
  // Words that stand in descriptions alone are an answer together, not each by itself.
  if (says === 0) question.isAllOrNothing = true
  if (
    says === 0 &&
    question.words.every(({ text }) => /^\d+$/.test(text)) &&
    question.words.length > 1
  )
    question.isHopeless = true
  if (question.unsold !== null && !isAnchoredBySold(question)) question.isHopeless = true
  if (
    says === 0 &&
    question.words.length === 0 &&
    question.colors.length === 0 &&
    !question.isPack &&
    question.origin === null &&
    question.mostCents === null &&
    !question.isHighYield &&
    !question.isBottle
  )
    question.isHopeless = true
}

/** "vervangt Xerox" beside a maker of ours is no question for a Xerox. */
function isAnchoredBySold({ makers, codes }: Question): boolean {
  return makers.length > 0 && codes.some(({ isBeginning }) => !isBeginning)
}

function wantedOf(
  { text, isMended }: Token,
  {
    known,
    vocabulary: { synonyms },
    makers,
  }: { known: Known; vocabulary: Vocabulary; makers: readonly number[] },
): (Wanted & { isStrong: boolean }) | null {
  const alternatives = synonyms.get(text)
  if (alternatives !== undefined && alternatives.length > 0) {
    const query = alternatives.map((phrase) => allOf(phrase.split(' '))).join(' | ')
    return { text, query: `(${query})`, isStrong: true }
  }
  const isNumber = /^\d/.test(text)
  const isCode = isCodeOf(known.keys.get(text), makers)
  const lexemes = lexemesOf(text, known)
  const isStrong = isMended || lexemes.some(({ in_name: inName }) => inName)
  if (isNumber) {
    if (!isStrong && !isCode) return null
    return { text, query: text, ...(isCode && { code: text }), isStrong: isCode && text.length > 2 }
  }
  if (isMended) return { text, query: text, isStrong }
  if (lexemes.length === 0) return null
  return { text, query: `(${lexemes.map(({ word }) => word).join(' | ')})`, isStrong }
}

function isCodeOf(key: KnownKey | undefined, makers: readonly number[]): boolean {
  if (key === undefined || key.code === null) return false
  return makers.length === 0 || key.makers.some((id) => makers.includes(id))
}
