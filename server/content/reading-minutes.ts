import { plainText } from '#server/platform/markdown.ts'

/** Of a text that is understood, not skimmed. */
const WORDS_A_MINUTE = 200

/** How long a text takes to read, one minute at least. */
export function readingMinutes(markdown: string): number {
  const words = plainText(markdown).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
