import { expect, test } from 'vitest'

import { belgianProvince, isProvince } from './belgian-province.ts'

test.each([
  ['1000', 'Brussel'],
  ['1210', 'Brussel'],
  ['1299', 'Brussel'],
  ['1300', 'Waals-Brabant'],
  ['1499', 'Waals-Brabant'],
  ['1500', 'Vlaams-Brabant'],
  ['1999', 'Vlaams-Brabant'],
  ['2000', 'Antwerpen'],
  ['2999', 'Antwerpen'],
  ['3000', 'Vlaams-Brabant'],
  ['3499', 'Vlaams-Brabant'],
  ['3500', 'Limburg'],
  ['3999', 'Limburg'],
  ['4000', 'Luik'],
  ['4999', 'Luik'],
  ['5000', 'Namen'],
  ['5680', 'Namen'],
  ['6000', 'Henegouwen'],
  ['6599', 'Henegouwen'],
  ['6600', 'Luxemburg'],
  ['6999', 'Luxemburg'],
  ['7000', 'Henegouwen'],
  ['7973', 'Henegouwen'],
  ['8000', 'West-Vlaanderen'],
  ['8999', 'West-Vlaanderen'],
  ['9000', 'Oost-Vlaanderen'],
  ['9992', 'Oost-Vlaanderen'],
])('%s is in %s', (postcode, province) => {
  expect(belgianProvince(postcode, 'nl')).toBe(province)
})

test('it has its name in each language', () => {
  expect(belgianProvince('9000', 'en')).toBe('East Flanders')
  expect(belgianProvince(' 9000 ', 'fr')).toBe('Flandre-Orientale')
})

test.each(['', '900', '0999', '90000', 'B-9000'])('%j is no Belgian postcode', (text) => {
  expect(belgianProvince(text, 'en')).toBeUndefined()
})

test('a province is known by its name in any language', () => {
  expect(isProvince('Oost-Vlaanderen')).toBe(true)
  expect(isProvince('Liège')).toBe(true)
  expect(isProvince('Noord-Brabant')).toBe(false)
})
