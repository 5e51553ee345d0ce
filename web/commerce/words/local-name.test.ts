import { expect, test } from 'vitest'

import { localName } from './local-name.ts'

const ink = { name: 'Ink', name_nl: 'Inkt', name_fr: 'Encre' }

test.each([
  ['en', 'Ink'],
  ['nl', 'Inkt'],
  ['fr', 'Encre'],
  ['de', 'Inkt'],
] as const)('%s reads %s', (reading, name) => {
  expect(localName(ink, reading)).toBe(name)
})

test('an empty variant falls back to the base', () => {
  expect(localName({ ...ink, name_fr: '' }, 'fr')).toBe('Ink')
})
