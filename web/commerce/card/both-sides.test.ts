import { expect, test } from 'vitest'

import { bothSides, centsPerPage, savingBetween } from './both-sides.ts'

test('the price without VAT is rounded to the cent', () => {
  expect(bothSides('39.95', 21)).toEqual({ incl: '39.95', excl: '33.02' })
  expect(bothSides('10.60', 6)).toEqual({ incl: '10.60', excl: '10.00' })
})

test('a saving is the difference of the prices beside it, on either side', () => {
  const saved = savingBetween(bothSides('94.99', 21), bothSides('39.95', 21))
  expect(saved).toEqual({ incl: '55.04', excl: '45.48' })
  expect(savingBetween(bothSides('39.95', 21), bothSides('39.95', 21))).toBeUndefined()
})

test('a page costs its share of the price on either side', () => {
  expect(centsPerPage(bothSides('14.95', 21), 3000)).toEqual({ incl: 0.5, excl: 0.41 })
  expect(centsPerPage(bothSides('14.95', 21), null)).toBeUndefined()
})
