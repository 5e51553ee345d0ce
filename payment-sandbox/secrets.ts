import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares without telling by its duration how much was right. */
export function sameSecret(expected: string, given: string): boolean {
  return timingSafeEqual(digest(expected), digest(given))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
