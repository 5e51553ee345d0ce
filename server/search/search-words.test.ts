import { expect, test } from 'vitest'

import { searchWords } from './search-words.ts'

test('runs of words may be one code, with the places of their words', () => {
  const { words, keys, firsts, lasts } = searchWords('Brother TN - 2420', 'Nine')
  expect(words).toEqual(['brother', 'tn', '2420'])
  expect(keys.map((key, index) => [key, firsts[index], lasts[index]])).toContainEqual([
    'tn2420',
    2,
    3,
  ])
})

test('a size that stands apart belongs to each code', () => {
  const { keys, fragments } = searchWords('305 zwart XL', 'Nine')
  expect(keys).toContain('305xl')
  expect(fragments).toEqual(['305:*', 'zwart:*', null])
})

test('accents, apostrophes and empty words say nothing', () => {
  expect(searchWords("Cartouche d'encre à l’étiquette", 'Nine').words).toEqual([
    'cartouche',
    'd',
    'encre',
    'a',
    'l',
    'etiquette',
  ])
  expect(searchWords('inkt voor mijn 2720e', 'Nine').fragments).toEqual([
    expect.stringContaining('inkt'),
    null,
    null,
    '2720:*',
  ])
})

test.each(['', '   ', '()&|!:*', '€€€', '\u0000'])('%j has no words', (term) => {
  expect(searchWords(term, 'Nine').words).toEqual([])
})

test('a long term is cut', () => {
  expect(searchWords('a1 '.repeat(50), 'Nine').words).toHaveLength(8)
})

test('the house brand goes by its name', () => {
  expect(searchWords('huismerk inkt', 'Nine Élan').fragments).toEqual([
    '(nine & elan)',
    expect.stringContaining('inkt'),
  ])
})
