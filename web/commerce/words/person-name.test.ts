import { expect, test } from 'vitest'

import { initialOf, namesOf } from './person-name.ts'

test.each([
  ['Lotte Peeters', 'Lotte', 'Peeters'],
  ['  Jan  van den Berg ', 'Jan', 'van den Berg'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('%j is %j and %j', (name, first, last) => {
  expect(namesOf(name)).toEqual({ first, last })
})

test.each([
  ['lotte', 'L'],
  [' élise', 'É'],
  ['🐙 Octo', '🐙'],
  ['', ''],
])('%j begins with %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
