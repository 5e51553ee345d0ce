import { expect, test } from 'vitest'

import { matchRange } from './text-match.ts'

test.each([
  ['MFC-J5330DW', 'j53', 'J53'],
  ['MFC-J5330DW', 'mfc j5330', 'MFC-J5330'],
  ['HP OfficeJet Pro 8022e', 'pro80', 'Pro 80'],
  ['Étiquettes', 'eti', 'Éti'],
])('%s holds %s', (text, query, part) => {
  const range = matchRange(text, query)
  expect(range && text.slice(range.start, range.end)).toBe(part)
})

test.each([
  ['MFC-J5330DW', 'x9'],
  ['MFC-J5330DW', ' - '],
  ['', 'a'],
])('%s does not hold %s', (text, query) => {
  expect(matchRange(text, query)).toBeUndefined()
})
