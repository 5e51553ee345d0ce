import { expect, test } from 'vitest'

import { CATALOGUE_COLUMNS } from '#contract/plain/catalogue-columns.ts'

import { guessColumns } from './column-headings.ts'

test('a supplier’s headings are recognised in three languages', () => {
  const headings = [
    'Artikelnr',
    'Omschrijving',
    'Désignation',
    'EAN',
    'Verkoopprijs incl.',
    'Pagina’s',
  ]
  expect(guessColumns(headings)).toEqual([
    'sku',
    'name_nl',
    'name_fr',
    'ean_number',
    'regular_price',
    'impressions',
  ])
})

test('an export’s own headings are recognised, all of them', () => {
  expect(guessColumns(CATALOGUE_COLUMNS)).toEqual([...CATALOGUE_COLUMNS])
})

test('of two headings that mean the same the first counts, and an unknown one goes nowhere', () => {
  expect(guessColumns(['Prijs incl. btw', 'Price', 'Actie', 'Prijs excl.'])).toEqual([
    'regular_price',
    null,
    null,
    null,
  ])
})
