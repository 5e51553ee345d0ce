import { expect, test } from 'vitest'

import { differences } from './differences.ts'

test('what is the same is left out, what is new or gone has one side', () => {
  expect(
    differences(
      { name: 'Ink', price: '4.95', old: 1 },
      { name: 'Ink', price: '5.95', fresh: true },
    ),
  ).toEqual([
    { field: 'price', before: '4.95', after: '5.95' },
    { field: 'old', before: 1, after: undefined },
    { field: 'fresh', before: undefined, after: true },
  ])
})

test('a field that was absent and is empty is no difference', () => {
  expect(differences({ reason: '' }, { reason: null, note: null })).toEqual([])
})

test('a list of zones is compared by country, one of words as a whole', () => {
  const zone = (country: string, flat_fee: string) => ({ country, flat_fee })
  expect(
    differences(
      { zones: [zone('BE', '4.95'), zone('NL', '6.95')], methods: ['a', 'b'] },
      { zones: [zone('NL', '7.95'), zone('BE', '4.95')], methods: ['a'] },
    ),
  ).toEqual([
    { field: 'zones.NL.flat_fee', before: '6.95', after: '7.95' },
    { field: 'methods', before: ['a', 'b'], after: ['a'] },
  ])
})

test('a record that was made or deleted has one side alone', () => {
  expect(differences(null, { name: 'Ink' })).toEqual([
    { field: 'name', before: undefined, after: 'Ink' },
  ])
  expect(differences({ name: 'Ink' }, null)).toHaveLength(1)
  expect(differences(null, null)).toEqual([])
})
