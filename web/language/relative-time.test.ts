import { expect, test } from 'vitest'

import { relativeTime } from './relative-time.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:30Z', 'en', 'this minute'],
  ['2026-11-21T11:42:00Z', 'en', '18 minutes ago'],
  ['2026-11-21T10:00:00Z', 'nl', '2 uur geleden'],
  ['2026-11-20T11:00:00Z', 'fr', 'hier'],
  ['2026-10-15T10:00:00Z', 'en', '15 Oct'],
  ['2025-10-15T10:00:00Z', 'en', '15 Oct 2025'],
] as const)('%s is read in %s as %s', (instant, language, words) => {
  expect(relativeTime(instant, NOW, language)).toBe(words)
})
