import { expect, test } from 'vitest'

import { printable } from './pdf-paper.ts'

test.each([
  ['Zoë Œuvré, Liège: €\u00a012,50 – “ça”', 'Zoë Œuvré, Liège: €\u00a012,50 – “ça”'],
  ['Zoe\u0308', 'Zoë'],
  ['Łukasz Şahin, Brno-Židenice, București', 'Łukasz Şahin, Brno-Židenice, București'],
  ['Sŏl Ḧ', 'Sol H'],
  ['1\u202f393,47\u00a0€', '1\u00a0393,47\u00a0€'],
  ['李 Δ', '? ?'],
  ['a\u0007b', 'a?b'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
