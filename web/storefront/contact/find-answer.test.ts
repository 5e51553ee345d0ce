import { expect, test } from 'vitest'

import { tellingWords } from './find-answer.ts'

test('the two longest words of a sentence are asked for, without its signs', () => {
  expect(tellingWords('Do you deliver to Luxembourg?')).toEqual(['Luxembourg', 'deliver'])
  expect(tellingWords('Où est ma commande n° 12345 ?')).toEqual(['commande', '12345'])
})

test('short words ask for nothing', () => {
  expect(tellingWords('Hoi, nog 1 toe ?')).toEqual([])
})
