import { expect, test } from 'vitest'

import { csvOf } from './csv.ts'

test('cells with separators, quotes and line ends stay one cell', () => {
  expect(csvOf([['a;b', 'say "no"', 'x\ny']])).toBe('\u{FEFF}"a;b";"say ""no""";"x\ny"\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['@sum', "'@sum"],
  ['+cmd', "'+cmd"],
  ['-12.50', '-12.50'],
  ['+32', '+32'],
])('%s is written as %s', (text, written) => {
  expect(csvOf([[text]])).toBe(`\u{FEFF}${written}\r\n`)
})
