const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
const DIGITS = Array.from('0123456789')
const LOOK_ALIKES = ['o0', 'i1l', 's5', 'b8']
/** "305" has a neighbour in nearly every number. */
const SHORTEST_CODE = 5
const LONGEST_CODE = 24

/**
 * Every key one slip of the fingers away from a code, likeliest slips first: signs taken for others
 * that look like them and neighbours swapped, then a sign wrong, too many or left out.
 */
export function nearCodes(code: string): { likely: string[]; others: string[] } {
  if (code.length < SHORTEST_CODE || code.length > LONGEST_CODE || !/\d/.test(code))
    return { likely: [], others: [] }
  const signs = Array.from(code)
  const likely = new Set([
    ...signs.flatMap((sign, place) => alikeOf(sign).map((other) => put(code, place, 1, other))),
    ...signs.slice(1).map((sign, place) => put(code, place, 2, sign + (signs[place] ?? ''))),
  ])
  const others = new Set([
    ...signs.flatMap((sign, place) => classOf(sign).map((other) => put(code, place, 1, other))),
    ...signs.map((_, place) => put(code, place, 1, '')),
    ...signs.flatMap((sign, place) => classOf(sign).map((other) => put(code, place, 0, other))),
    ...classOf(signs.at(-1) ?? '').map((other) => code + other),
  ])
  const isOther = (key: string) => key !== code
  return {
    likely: [...likely].filter(isOther),
    others: [...others].filter((key) => isOther(key) && !likely.has(key)),
  }
}

/** The code without one of each two equal signs that stand together: tn22420 → tn2420. */
export function undoubled(code: string): string[] {
  const signs = Array.from(code)
  return signs.flatMap((sign, place) =>
    sign === signs[place + 1] ? [put(code, place, 1, '')] : [],
  )
}

function alikeOf(sign: string): string[] {
  const group = LOOK_ALIKES.find((one) => one.includes(sign)) ?? ''
  return Array.from(group).filter((other) => other !== sign)
}

function classOf(sign: string): string[] {
  return /\d/.test(sign) ? DIGITS : LETTERS
}

function put(code: string, place: number, length: number, text: string): string {
  return code.slice(0, place) + text + code.slice(place + length)
}
