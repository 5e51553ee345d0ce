export const CODE_DIGITS = 6

/** The digit in a box of a half-typed code, which has a space for each empty one. */
export function digitAt(code: string, place: number): string {
  return (code[place] ?? ' ').trim()
}

/** The code with these digits from a box on; no digits empty that box. */
export function withDigits(code: string, place: number, digits: string): string {
  const written = digits === '' ? ' ' : digits
  const before = code.padEnd(CODE_DIGITS).slice(0, Math.max(place, 0))
  const after = code.padEnd(CODE_DIGITS).slice(before.length + written.length)
  return (before + written + after).slice(0, CODE_DIGITS).trimEnd()
}

export function isWholeCode(code: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)
}
