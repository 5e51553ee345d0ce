import { expect, test } from 'vitest'

import { belgianHolidays, deliveryPromise, isWorkingDay } from './delivery.ts'

test.each([
  ['a Tuesday morning', '2026-11-24T09:00:00+01:00', '2026-11-25', true],
  ['one minute before the cut-off', '2026-11-24T15:59:00+01:00', '2026-11-25', true],
  ['the cut-off itself', '2026-11-24T16:00:00+01:00', '2026-11-26', false],
  ['a Tuesday evening', '2026-11-24T21:00:00+01:00', '2026-11-26', false],
  ['a Friday before the cut-off', '2026-11-27T15:00:00+01:00', '2026-11-30', false],
  ['a Friday evening', '2026-11-27T18:00:00+01:00', '2026-12-01', false],
  ['a Saturday', '2026-11-28T10:00:00+01:00', '2026-12-01', false],
  ['a Sunday', '2026-11-29T10:00:00+01:00', '2026-12-01', false],
  ['the day before Armistice Day', '2026-11-10T10:00:00+01:00', '2026-11-12', false],
  ['Armistice Day', '2026-11-11T10:00:00+01:00', '2026-11-13', false],
  ['the Friday before Easter', '2026-04-03T10:00:00+02:00', '2026-04-07', false],
  ['Christmas Eve', '2026-12-24T10:00:00+01:00', '2026-12-28', false],
  ['New Year’s Eve after the cut-off', '2026-12-31T17:00:00+01:00', '2027-01-05', false],
])('an order on %s', (_, now, deliveredOn, isTomorrow) => {
  expect(deliveryPromise(new Date(now), '16:00')).toMatchObject({ deliveredOn, isTomorrow })
})

test('the day is the Belgian one, whatever the zone of the instant', () => {
  expect(deliveryPromise(new Date('2026-11-23T23:30:00Z'), '16:00').deliveredOn).toBe('2026-11-25')
  expect(deliveryPromise(new Date('2026-07-13T13:30:00Z'), '16:00')).toMatchObject({
    minutesLeft: 30,
    isTomorrow: true,
  })
})

test('the minutes left are told only on a day that still sends', () => {
  expect(deliveryPromise(new Date('2026-11-24T13:46:00+01:00'), '16:00').minutesLeft).toBe(134)
  expect(
    deliveryPromise(new Date('2026-11-24T16:00:00+01:00'), '16:00').minutesLeft,
  ).toBeUndefined()
  expect(
    deliveryPromise(new Date('2026-11-28T10:00:00+01:00'), '16:00').minutesLeft,
  ).toBeUndefined()
})

test.each([
  [2024, '2024-04-01', '2024-05-09', '2024-05-20'],
  [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
  [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
])('the holidays that follow Easter in %i', (year, easterMonday, ascension, whitMonday) => {
  expect(belgianHolidays(year)).toEqual(
    expect.arrayContaining([easterMonday, ascension, whitMonday]),
  )
  expect(belgianHolidays(year)).toHaveLength(10)
})

test('a holiday is no working day', () => {
  expect(isWorkingDay('2026-07-21')).toBe(false)
  expect(isWorkingDay('2026-07-22')).toBe(true)
})

test.each([
  ['BE', '2026-11-25'],
  ['NL', '2026-11-26'],
  ['LU', '2026-11-26'],
  ['FR', '2026-11-27'],
  ['DE', '2026-11-27'],
] as const)('an order of Tuesday noon arrives in %s on %s', (country, day) => {
  const now = new Date('2026-11-24T12:00:00+01:00')
  expect(deliveryPromise(now, '16:00', country).deliveredOn).toBe(day)
})

test('nothing arrives on a holiday of the country it goes to', () => {
  const beforeBastilleDay = new Date('2027-07-09T12:00:00+02:00')
  expect(deliveryPromise(beforeBastilleDay, '16:00', 'FR').deliveredOn).toBe('2027-07-15')
  const beforeChristmas = new Date('2025-12-23T12:00:00+01:00')
  expect(deliveryPromise(beforeChristmas, '16:00', 'NL').deliveredOn).toBe('2025-12-29')
})
