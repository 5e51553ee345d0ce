import { expect, test } from 'vitest'

import { printable } from './pdf-file.ts'

test.each([
  ['Zoë Œuvré, Liège: €\u00a012,50 – “ça”', 'Zoë Œuvré, Liège: €\u00a012,50 – “ça”'],
  ['Zoe\u0308', 'Zoë'],
  ['Łukasz Şahin, Brno-Židenice', 'Lukasz Sahin, Brno-Židenice'],
  ['12,50\u202f€', '12,50\u00a0€'],
  ['李 Δ', '? ?'],
  ['a\u0007b', 'a?b'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
