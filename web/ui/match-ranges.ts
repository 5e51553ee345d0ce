import { plainCharacters } from './text-match.ts'

export interface MatchRange {
  start: number
  end: number
}

/** Shorter words count only where they stand alone: "de" is in "cyan de HP", not in "modern". */
const LONG_ENOUGH = 3
/** A word may end differently by so many letters: "potlood" marks "potlo" of "potloden". */
const OTHER_END = 2
const SHORTEST_STEM = 4

/**
 * Where the words of a query stand in a text, from left to right; spaces, hyphens, case and accents aside.
 * The whole query in one piece counts most, then word by word in any order.
 */
export function matchRanges(text: string, query: string): MatchRange[] {
  const letters = plainCharacters(text)
  const whole = find(letters, plainCharacters(query).join(''))
  if (whole !== undefined) return [whole]
  const words = query.split(/\s+/).map((word) => plainCharacters(word).join(''))
  const found = words
    .filter((word) => word !== '')
    .map((word) => {
      const range = find(letters, word)
      if (range === undefined) return sameBeginning(letters, word)
      return word.length >= LONG_ENOUGH || isAlone(letters, range) ? range : undefined
    })
  return joined(
    letters,
    found.filter((range) => range !== undefined),
  )
}

/** The first place where a word begins with it, else the first place at all. */
function find(letters: readonly string[], wanted: string): MatchRange | undefined {
  if (wanted === '') return undefined
  const positions = letters.flatMap((letter, index) => (letter === '' ? [] : [index]))
  const all = letters.join('')
  const places: MatchRange[] = []
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + 1)) {
    const start = positions[at] ?? 0
    places.push({ start, end: (positions[at + wanted.length - 1] ?? start) + 1 })
  }
  return (
    places.find((range) => isAlone(letters, range)) ??
    places.find(({ start }) => isEdge(letters, start)) ??
    places[0]
  )
}

function sameBeginning(letters: readonly string[], word: string): MatchRange | undefined {
  const least = Math.max(SHORTEST_STEM, word.length - OTHER_END)
  if (!/^\p{L}+$/u.test(word) || word.length < least) return undefined
  const range = find(letters, word.slice(0, least))
  return range !== undefined && isEdge(letters, range.start) ? range : undefined
}

function isAlone(letters: readonly string[], { start, end }: MatchRange): boolean {
  return isEdge(letters, start) && isEdge(letters, end)
}

/** Does a word or a number begin or end before this character? "TN|2420", "LC|3219|XL" */
function isEdge(letters: readonly string[], index: number): boolean {
  const [before = '', after = ''] = [letters[index - 1], letters[index]]
  return before === '' || after === '' || isDigit(before) !== isDigit(after)
}

function isDigit(letter: string): boolean {
  return /\p{N}/u.test(letter)
}

/** In their order, those with nothing but spaces and hyphens between them as one. */
function joined(letters: readonly string[], ranges: readonly MatchRange[]): MatchRange[] {
  const all: MatchRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last !== undefined && letters.slice(last.end, range.start).join('') === '')
      last.end = Math.max(last.end, range.end)
    else all.push({ ...range })
  }
  return all
}
