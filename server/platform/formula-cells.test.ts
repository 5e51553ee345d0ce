import { expect, test } from 'vitest'

import { defused, fused } from './formula-cells.ts'

const CELLS = [
  '',
  'HP 305XL',
  "'s-Hertogenbosch",
  '=1+1',
  "'=1+1",
  "''=1+1",
  '+32 9 000 00 00',
  '-',
  '@home',
  "'",
  "''",
  '＝wide',
  '\tindented',
]

test.each(CELLS)('%j is the same after it was defused', (cell) => {
  expect(fused(defused(cell))).toBe(cell)
})

test('what begins like a formula begins with an apostrophe, and nothing else does', () => {
  expect(CELLS.filter((cell) => defused(cell) !== cell)).toEqual([
    '=1+1',
    "'=1+1",
    "''=1+1",
    '+32 9 000 00 00',
    '-',
    '@home',
    '＝wide',
    '\tindented',
  ])
})
