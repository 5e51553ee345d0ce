import type { Reading } from './reading.ts'

export const UNITS = new Map<string, string>([
  ...entries('m, meter, meters, metre, metres, mtr', 'm'),
  ...entries('mm, millimeter, millimetre', 'mm'),
  ...entries('cm, centimeter, centimetre', 'cm'),
  ...entries('ml, milliliter, millilitre', 'ml'),
  ...entries('g, gr, gram, grams, grammes, gramme, gsm, gm2', 'g'),
  ...entries(
    'vel, vellen, blad, bladen, feuille, feuilles, sheet, sheets',
    '(vellen | vel | feuilles | sheets)',
  ),
  ...entries('pagina, paginas, bladzijden, page, pages', '(pagina | paginas | pages | bladzijden)'),
  ...entries('micron, microns, mic', '(micron | microns)'),
  ...entries('gaten, gaats, trous, hole, holes', '(gaten | trous | hole)'),
  ...entries('stuks, pieces, piece, pcs, st', '(stuks | pieces)'),
])

const LESS_THAN = new Set(
  'onder minder max maximum moins sous under below less tot jusqu hoogstens'.split(' '),
)

const EUROS = new Set(['euro', 'euros', 'eur', 'e'])

/** "onder de 70 euro", "moins de 150 euros": a price at most. */
export function readPrice({ tokens, question }: Reading): void {
  for (const [place, { text }] of tokens.entries()) {
    const isEuros = EUROS.has(tokens[place + 1]?.text ?? '')
    if (!/^\d+(p\d+)?$/.test(text) || !isEuros) continue
    const before = tokens.slice(Math.max(0, place - 3), place)
    const limit = before.findIndex((one) => LESS_THAN.has(one.text))
    if (limit === -1) continue
    question.mostCents = Math.round(Number(text.replace('p', '.')) * 100)
    for (const one of [...before.slice(limit), ...tokens.slice(place, place + 2)]) one.isRead = true
  }
}

/** Amounts with their units, and sizes: "80 gr", "5 mètres", "10x15", "24/6". */
export function readAmounts({ tokens, question }: Reading): void {
  const words = tokens.map(({ text, isRead }) => (isRead ? '' : text))
  for (const [place, token] of tokens.entries()) {
    if (token.isRead) continue
    const [, number = '', glued = ''] = /^(\d+(?:p\d+)?)([a-z]+)?$/.exec(token.text) ?? []
    if (number === '') continue
    const [second, third] = [tokens[place + 1], tokens[place + 2]]
    if (second?.text === 'x' && third !== undefined && /^\d/.test(third.text)) {
      const size = third.text.replace(/(mm|cm|m)$/, '')
      question.words.push({ text: `${number} x ${size}`, query: `(${number} <-> x <-> ${size})` })
      for (const one of [token, second, third]) one.isRead = true
      continue
    }
    if (second !== undefined && isTwoSizes(words, place)) {
      question.words.push({
        text: `${number}/${second.text}`,
        query: `(${number} <-> ${second.text})`,
      })
      token.isRead = true
      second.isRead = true
      continue
    }
    const isUnitNext =
      glued === '' && second !== undefined && !second.isRead && UNITS.has(second.text)
    const unit = UNITS.get(isUnitNext ? second.text : glued)
    if (unit === undefined) continue
    question.words.push({
      text: `${number} ${isUnitNext ? second.text : glued}`,
      query: `(${number} <-> ${unit})`,
    })
    token.isRead = true
    if (isUnitNext) second.isRead = true
  }
}

/** "24/6" are the sizes of a staple, not the TN-246. */
export function isTwoSizes(words: readonly string[], place: number): boolean {
  return [words[place], words[place + 1]].every((word) => /^\d{1,2}$/.test(word ?? ''))
}

export function isAmount(words: readonly string[], first: number, last: number): boolean {
  const [word = '', next = ''] = [words[first], words[first + 1]]
  const isNumber = /^\d+(p\d+)?$/.test(word)
  if (first === last)
    return (isNumber && UNITS.has(next) && next.length > 1) || (isNumber && EUROS.has(next))
  return isNumber && last === first + 1 && UNITS.has(next)
}

function entries(words: string, unit: string): [string, string][] {
  return words.split(', ').map((word) => [word.trim(), unit])
}
