import { expect, test } from 'vitest'

import { isPostalCode } from '#contract/plain/countries.ts'

import { townsOf } from './belgian-towns.ts'

test.each([
  ['1000', 'nl', 'Brussel'],
  ['1000', 'fr', 'Bruxelles'],
  ['9000', 'nl', 'Gent'],
  ['9000', 'fr', 'Gand'],
  ['9000', 'en', 'Gent'],
  ['4000', 'nl', 'Luik'],
  ['4000', 'fr', 'Liège'],
  ['4000', 'en', 'Liège'],
  ['8500', 'fr', 'Courtrai'],
  ['9990', 'fr', 'Maldegem'],
] as const)('%s in %s is %s', (code, language, town) => {
  expect(townsOf(code, language)[0]).toBe(town)
})

test('a code of several towns names them all', () => {
  expect(townsOf('8200', 'nl')).toEqual(['Sint-Andries', 'Sint-Michiels'])
})

test('a code nobody knows has no town, and no fault', () => {
  expect(isPostalCode('1999', 'BE')).toBe(true)
  expect(townsOf('1999', 'nl')).toEqual([])
})
