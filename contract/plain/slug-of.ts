import { plainLetters } from './plain-letters.ts'

const MAX_LENGTH = 120

/** `Drum or toner? How to tell` → `drum-or-toner-how-to-tell`; '' where nothing is left. */
export function slugOf(title: string): string {
  return plainLetters(title)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '')
}
