/** How many letters must be changed, put in, taken out or swapped with the next to make one word of the other. */
export function distance(left: string, right: string): number {
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, place) => place)
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1]
      const isSwapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      line[column] = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
    above = line
  }
  return above[right.length] ?? 0
}

/** How many slips are forgiven in a word: none in a short one, whose neighbours are other words. */
export function slipsForgiven(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Somebody who mistypes a short word begins it right: latte is not matte. */
const LONG = 7

/** The nearest of the words within what is forgiven; the first letter counts, and of equals the first wins. */
export function nearestOf(
  word: string,
  words: Iterable<string>,
): { word: string; slips: number } | null {
  const most = slipsForgiven(word)
  let best: { word: string; slips: number } | null = null
  for (const one of words) {
    if (Math.abs(one.length - word.length) > most || one.length < 3) continue
    if (one[0] !== word[0] && word.length < LONG) continue
    const slips = distance(word, one)
    if (slips <= most && slips < (best?.slips ?? Infinity)) best = { word: one, slips }
  }
  return best
}
