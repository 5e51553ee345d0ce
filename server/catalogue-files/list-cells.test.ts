import fc from 'fast-check'
import { expect, test } from 'vitest'

import { listCell, listOfCell, partsCell, partsOfCell } from './list-cells.ts'

/** As the shop keeps it: without spaces around it and without line breaks. */
const text = fc.string().map((one) => one.replaceAll(/[\n\r]/g, '').trim())
const said = text.filter((one) => one !== '')

test('a list is the same after it stood in a cell', () => {
  fc.assert(
    fc.property(fc.array(said), (items) => {
      expect(listOfCell(listCell(items))).toEqual(items)
    }),
  )
})

test('so is a list of things with several parts', () => {
  const item = fc.tuple(said, text, said)
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(partsOfCell(partsCell(items))).toEqual(items)
    }),
  )
})

test('parts that are not said are left out at the end alone', () => {
  expect(
    partsCell([
      ['black', '', '12.95'],
      ['cyan', 'OC-C', ''],
    ]),
  ).toBe('black::12.95 | cyan:OC-C')
})

test('items may stand on lines of their own', () => {
  expect(listOfCell('HP ENVY 5010\n HP ENVY 5020 ')).toEqual(['HP ENVY 5010', 'HP ENVY 5020'])
})
