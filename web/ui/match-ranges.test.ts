import { expect, test } from 'vitest'

import { matchRanges } from './match-ranges.ts'

const marked = (text: string, query: string) =>
  matchRanges(text, query).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Brother TN-2420 black toner cartridge', 'brother tn 2420', ['Brother TN-2420']],
  ['Brother TN-2420 toner zwart', 'tn2420 zwart', ['TN-2420', 'zwart']],
  ['Brother TN-2420 toner zwart', 'tn-2420', ['TN-2420']],
  ['Brother TN2420 toner zwart', 'tn-2420', ['TN2420']],
  ['Octavo toner zwart, vervangt Brother TN-2420', 'tn2420 zwart', ['zwart', 'TN-2420']],
  ['Octavo potloden HB, 12 stuks', 'potlood', ['potlo']],
  ['Octavo potloden HB, 12 stuks', 'potloden', ['potloden']],
  ['Clé USB Octavo 32 Go', 'cle usb', ['Clé USB']],
  ['HP 305XL noir', 'hp 305 xl', ['HP 305XL']],
  ['LC-3219XL cyan', 'cyan lc', ['LC', 'cyan']],
  ['DCP-L2530DW', 'brother l2530', ['L2530']],
  ['MFC-J5330DW', 'brother 5330 inkt', ['5330']],
  ['Multipack Octavo', 'pack 4', ['pack']],
])('%s, asked for by "%s"', (text, query, parts) => {
  expect(marked(text, query)).toEqual(parts)
})

test.each([
  ['Modern printer', 'de hp'],
  ['Brother TN-2420', '!!'],
  ['Octavo potloden', 'pot-au-feu'],
  ['', 'a'],
])('nothing of %s for "%s"', (text, query) => {
  expect(marked(text, query)).toEqual([])
})
