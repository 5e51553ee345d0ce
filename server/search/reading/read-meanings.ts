import { COLOR_LETTERS, type Kind, LEXICON } from '#server/search/lexicon.ts'
import type { Question } from '#server/search/question.ts'

import { eachPhrase, type Reading } from './reading.ts'

const FOR = new Set(['for', 'voor', 'pour'])
/** Words of somebody who has the machine. */
const OWNED = new Set(
  'mijn onze mon ma mes notre my our heb hebben ai have voor pour for'.split(' '),
)

/** Phrases of the lexicon, the longest first. */
export function readPhrases({ tokens }: Reading): void {
  eachPhrase(
    tokens,
    (phrase) => LEXICON.has(phrase),
    (phrase, span) => {
      const [head, ...tail] = span
      if (head === undefined) return
      head.meaning = LEXICON.get(phrase) ?? null
      for (const one of tail) one.meaning = { is: 'empty' }
    },
    false,
  )
}

/** `lc3213 bk`, `tn-247 c`: a letter after a code is its colour. */
export function readColorLetters({ tokens, question }: Reading): void {
  if (question.codes.length === 0) return
  for (const [place, token] of tokens.entries()) {
    const slug = COLOR_LETTERS.get(token.text)
    if (slug === undefined || token.isRead || !(tokens[place - 1]?.isRead ?? false)) continue
    token.isRead = true
    question.colors.push([slug])
  }
}

export function readMeanings({ tokens, question, vocabulary }: Reading): void {
  let hasTank = false
  let hasInkjet = false
  for (const [place, token] of tokens.entries()) {
    const { meaning } = token
    if (token.isRead || meaning === null) continue
    // "Color LaserJet" is a machine.
    if (
      meaning.is === 'color' &&
      tokens[place + 1]?.text.startsWith('laser') === true &&
      vocabulary.machineWords.has(token.text)
    ) {
      token.isRead = true
      continue
    }
    // What is for a printer is none.
    if (
      meaning.is === 'kind' &&
      meaning.kind === 'printer' &&
      FOR.has(tokens[place - 1]?.text ?? '')
    ) {
      token.isRead = true
      continue
    }
    if (meaning.is === 'kind') {
      if (!question.kinds.includes(meaning.kind)) question.kinds.push(meaning.kind)
    } else if (meaning.is === 'color') question.colors.push(meaning.slugs)
    else if (meaning.is === 'pack') question.isPack = true
    else if (meaning.is === 'high') question.isHighYield = true
    else if (meaning.is === 'bottle') question.isBottle = true
    else if (meaning.is === 'tank') hasTank = true
    else if (meaning.is === 'inkjet') {
      hasInkjet = true
      const isMachine = token.text.startsWith('inkjetprinter')
      if (isMachine && !question.kinds.includes('printer')) question.kinds.push('printer')
    } else if (meaning.is === 'house') question.origin ??= { isHouse: true, isWish: meaning.isWish }
    else if (meaning.is === 'original') question.origin = { isHouse: false, isWish: false }
    token.isRead = true
  }
  if (hasInkjet && question.kinds.includes('printer')) {
    question.words.push({ text: 'inkjet', query: '(inkjet | kleureninkjet:* | jet)' })
  } else if (hasInkjet && !question.kinds.includes('ink')) question.kinds.push('ink')
  if (hasTank && question.kinds.includes('printer')) {
    question.kinds = ['printer']
    question.words.push({
      text: 'tank',
      query: '(tank | tanks | inkttank | inkttanks | reservoir | reservoirs | ecotank)',
    })
  } else if (hasTank && question.kinds.length === 0) question.kinds.push('ink')
}

/** Of several kinds the one that is wanted: paper for a printer is paper, ink for a printer ink. */
export function settleKinds({ tokens, question }: Reading): void {
  const has = (...kinds: Kind[]) => kinds.some((kind) => question.kinds.includes(kind))
  const isBuying = tokens.some(({ meaning }) => meaning?.is === 'buy')
  const isOwned = tokens.some(({ text }) => OWNED.has(text))
  if (has('waste', 'belt', 'maintenance')) keep(question, 'waste', 'belt', 'maintenance')
  else if (has('printerCable') || (has('cable') && has('printer')))
    question.kinds = ['printerCable']
  else if (has('paper', 'label', 'cable')) keep(question, 'paper', 'label', 'cable')
  else if (
    has('printer') &&
    question.kinds.length === 1 &&
    question.words.some(({ text }) => text === 'tank')
  )
    return
  else if (has('ink', 'toner', 'drum')) keep(question, 'ink', 'toner', 'drum')
  else if (has('supply')) keep(question, 'supply')
  else if (has('printer') && isOwned && !isBuying && question.printers.length > 0)
    question.kinds = []
  else if (isBuying && question.printers.length > 0) question.kinds = ['printer']
  if (has('printer')) {
    const slugs = question.colors.flat()
    question.colors = []
    if (slugs.includes('black') || slugs.includes('white')) {
      question.words.push({ text: 'mono', query: '(monochrome | mono | zwart:*)' })
    } else if (slugs.includes('tricolour')) {
      question.words.push({ text: 'colour', query: '(couleur | colour | color | kleuren:*)' })
    }
  }
  if (question.isPack) question.colors = question.colors.filter((slugs) => !slugs.includes('multi'))
}

function keep(question: Question, ...kinds: Kind[]): void {
  question.kinds = question.kinds.filter((kind) => kinds.includes(kind))
}
