import { describe, expect, test } from 'vitest'

import { readTypedList } from './quick-order-list.ts'

const read = (line: string) => {
  const [typed] = readTypedList(line)
  return [typed?.text, typed?.quantity, typed?.hasQuantity]
}

describe('a line', () => {
  test.each([
    ['OC-3219XL-MP 4', 'OC-3219XL-MP', 4],
    ['TN-2420 x2', 'TN-2420', 2],
    ['TN-2420 2x', 'TN-2420', 2],
    ['TN-2420 × 12', 'TN-2420', 12],
    ['4 x TN-2420', 'TN-2420', 4],
    ['4x TN-2420', 'TN-2420', 4],
    ['5400880122208 1', '5400880122208', 1],
    ['HP 305 2', 'HP 305', 2],
    ['TN-2420: 3 stuks', 'TN-2420', 3],
    ['TN-2420\t3', 'TN-2420', 3],
    ['3;TN-2420', 'TN-2420', 3],
    ['"TN-2420";"Toner, zwart";"3"', 'TN-2420', 3],
    ['Toner zwart;TN-2420;3', 'TN-2420', 3],
    ['5400880122208,12', '5400880122208', 12],
    ['OC-A4-80 0', 'OC-A4-80', 1],
  ])('%s', (line, text, quantity) => {
    expect(read(line)).toEqual([text, quantity, true])
  })

  test.each(['CF259X', 'HP 305', 'black toner', 'Octavo labels, A4', 'HP OfficeJet Pro 9010'])(
    'without a quantity: %s',
    (line) => {
      expect(read(line)).toEqual([line, 1, false])
    },
  )
})

test('headings, empty lines and line ends of any system are no articles', () => {
  expect(
    readTypedList('\uFEFFArticle;Quantity\r\nTN-2420;2\r\r\n\nCF259X\n').map(({ text }) => text),
  ).toEqual(['TN-2420', 'CF259X'])
})

test.each(['Quantité;Référence', 'Réf.;Nombre', 'Artikel;Aantal', 'EAN,Qty'])(
  'the heading %s is no article',
  (heading) => {
    expect(readTypedList(`${heading}\n2;TN-2420`).map(({ text }) => text)).toEqual(['TN-2420'])
  },
)
