import { describe, expect, test } from 'vitest'

import { fittingPart, QUICK_ORDER_LENGTH, readTypedList } from './quick-order-list.ts'

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
    ['TN-2420;4', 'TN-2420', 4],
    ['4;TN-2420', 'TN-2420', 4],
    ['3 TN-2420', 'TN-2420', 3],
    ['LC-3219XL 4 stuks', 'LC-3219XL', 4],
    ['HP 305,2', 'HP 305', 2],
    ['TN-2420 10000', 'TN-2420', 10_000],
    ['OC-BR-TN2420 99999', 'OC-BR-TN2420', 99_999],
    ['OC-BR-TN2420 1234567', 'OC-BR-TN2420', 1_234_567],
    ['TN-2420;Toner, zwart;2;24,50', 'TN-2420', 2],
    ['"Toner, zwart",TN-2420,3', 'TN-2420', 3],
  ])('%s', (line, text, quantity) => {
    expect(read(line)).toEqual([text, quantity, true])
  })

  test.each([
    'CF259X',
    'HP 305',
    'black toner',
    'Octavo labels, A4',
    'HP OfficeJet Pro 9010',
    'black toner 3',
  ])('without a quantity: %s', (line) => {
    expect(read(line)).toEqual([line, 1, false])
  })
})

describe('a quantity that is no whole number from 1 is kept as it stood', () => {
  test.each([
    ['TN-2420 2,5', 'TN-2420', '2,5'],
    ['TN-2420, 2,5', 'TN-2420', '2,5'],
    ['TN-2420 1.000', 'TN-2420', '1.000'],
    ['TN-2420 1,000', 'TN-2420', '1,000'],
    ['TN-2420 0', 'TN-2420', '0'],
    ['OC-BR-TN2420 -3', 'OC-BR-TN2420', '-3'],
    ['OC-BR-TN2420 1.5', 'OC-BR-TN2420', '1.5'],
    ['TN-2420 x0', 'TN-2420', '0'],
    ['2,5 x TN-2420', 'TN-2420', '2,5'],
    ['TN-2420 2,5 stuks', 'TN-2420', '2,5'],
    ['TN-2420;2,5', 'TN-2420', '2,5'],
    ['TN-2420,"2,5"', 'TN-2420', '2,5'],
    ['-1\tTN-2420', 'TN-2420', '-1'],
    ['HP 305 0', 'HP 305', '0'],
    ['black toner 0', 'black toner', '0'],
    ['black toner -2', 'black toner', '-2'],
  ])('%s', (written, text, badQuantity) => {
    expect(readTypedList(written)).toEqual([
      { written, text, quantity: 1, hasQuantity: true, badQuantity },
    ])
  })
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

describe('of a long list', () => {
  test('as many articles are taken as are checked at a time', () => {
    const long = `Article;Quantity\n${'TN-2420;2\n\n'.repeat(3_000)}`
    const { content, taken, isCut } = fittingPart(long)
    expect([taken, isCut, readTypedList(content).length]).toEqual([100, true, 100])
  })

  test('no more is taken than the field holds', () => {
    const { content, taken, isCut } = fittingPart(`${'x'.repeat(900)} 2\n`.repeat(50))
    expect([taken, isCut]).toEqual([22, true])
    expect(content.length).toBeLessThanOrEqual(QUICK_ORDER_LENGTH)
  })

  test('a short one is left as it is', () => {
    expect(fittingPart('TN-2420 2\r\n')).toEqual({
      content: 'TN-2420 2\r\n',
      taken: 1,
      isCut: false,
    })
  })
})
