/** Where a query stands in a text, spaces, hyphens, case and accents aside: "j53" in "MFC-J5330DW". */
export function matchRange(
  text: string,
  query: string,
): { start: number; end: number } | undefined {
  const wanted = plainCharacters(query).join('')
  if (wanted === '') return undefined
  const letters = plainCharacters(text)
  const positions = letters.flatMap((letter, index) => (letter === '' ? [] : [index]))
  const found = letters.join('').indexOf(wanted)
  if (found === -1) return undefined
  const start = positions[found]
  const last = positions[found + wanted.length - 1]
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 }
}

/** One entry for each character; what does not count is empty. */
export function plainCharacters(text: string): string[] {
  return Array.from(text, (character) => {
    const base = character.normalize('NFD').charAt(0).toLowerCase()
    return /[\p{L}\p{N}]/u.test(base) ? base : ''
  })
}
