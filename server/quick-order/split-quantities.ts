import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { Db } from '#database/pool.ts'
import type { References } from '#server/catalogue/references.ts'
import { knownCodes } from '#server/search/exact-codes.ts'

export interface WantedLine {
  text: string
  quantity: number
  /** False: a number at the end of the text may be the quantity. */
  has_quantity?: boolean | undefined
}

const NUMBER_AT_END = /^(.*\S)[\s:]+(\d{1,5})$/u
const MOST_WORDS = 5

/** "HP 305" stays a name, as the shop knows that code; the 3 of "black toner 3" becomes its quantity. */
export async function splitQuantities(
  db: Db,
  { brands }: References,
  lines: readonly WantedLine[],
): Promise<WantedLine[]> {
  const doubtful = lines.filter(
    ({ text, has_quantity: hasQuantity }) => hasQuantity === false && NUMBER_AT_END.test(text),
  )
  if (doubtful.length === 0) return [...lines]
  const makers = brands.map(({ name }) => keyOf(name))
  const endsOf = (text: string) => codesAtEnd(text, makers)
  const known = new Set(
    await knownCodes(
      db,
      doubtful.flatMap(({ text }) => endsOf(text)),
    ),
  )
  return lines.map((line) => {
    const [, text, count] = NUMBER_AT_END.exec(line.text) ?? []
    if (text === undefined || !doubtful.includes(line)) return line
    if (
      Number(count) === 0 ||
      makers.includes(keyOf(text)) ||
      endsOf(line.text).some((key) => known.has(key))
    )
      return line
    return { text, quantity: Number(count), has_quantity: true }
  })
}

/**
 * The codes a text may end in. A short number alone is one only beside its maker: of "foo 500" it is
 * no printer 500.
 */
function codesAtEnd(text: string, makers: readonly string[]): string[] {
  const words = text
    .split(/\s+/)
    .map(keyOf)
    .filter((word) => word !== '')
    .slice(-MOST_WORDS)
  const isMade = words.some((word) => makers.includes(word))
  return words
    .map((_, start) => words.slice(start).join(''))
    .filter((key) => key.length > 3 || (key.length === 3 && isMade))
}

function keyOf(text: string): string {
  return plainLetters(text).replaceAll(/[^a-z0-9]+/g, '')
}
