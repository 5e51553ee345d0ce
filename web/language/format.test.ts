import { expect, test } from 'vitest'

import {
  dateAndSeconds,
  dateAndTime,
  dayInWords,
  formatMoney,
  formatNumber,
  longDate,
  relativeTime,
} from './format.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:30Z', 'en', 'this minute'],
  ['2026-11-21T11:42:00Z', 'en', '18 minutes ago'],
  ['2026-11-21T10:00:00Z', 'nl', '2 uur geleden'],
  ['2026-11-20T11:00:00Z', 'fr', 'hier'],
  ['2026-10-15T10:00:00Z', 'en', '15 Oct'],
  ['2025-10-15T10:00:00Z', 'en', '15 Oct 2025'],
] as const)('%s is read in %s as %s', (instant, language, words) => {
  expect(relativeTime(instant, NOW, language)).toBe(words)
})

test.each([
  ['en', '€1,239.95'],
  ['nl', '€ 1.239,95'],
  ['fr', '1 239,95 €'],
] as const)('an amount in %s', (language, text) => {
  expect(formatMoney('1239.95', language).replaceAll(/\s/g, ' ')).toBe(text)
})

test.each([
  ['en', '12,345.6', 'Tuesday 24 November'],
  ['nl', '12.345,6', 'dinsdag 24 november'],
  ['fr', '12 345,6', 'mardi 24 novembre'],
] as const)('a number and a day in %s', (language, number, day) => {
  expect(formatNumber(12_345.6, language).replaceAll(/\s/g, ' ')).toBe(number)
  expect(dayInWords('2026-11-24', language)).toBe(day)
})

test('French says the first of a month as "1er", and hours with "h"', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(dayInWords('2027-01-01', 'fr')).toBe('vendredi 1er janvier')
  expect(longDate('2027-01-01T11:00:00Z', 'fr')).toBe('1er janvier 2027')
  expect(longDate('2027-01-21T11:00:00Z', 'fr')).toBe('21 janvier 2027')
  expect(plain(dateAndTime('2027-01-01T15:00:00Z', 'fr'))).toBe('1er janvier 2027 à 16 h')
  expect(plain(dateAndTime('2027-01-11T08:05:00Z', 'fr'))).toBe('11 janvier 2027 à 9 h 05')
  expect(plain(dateAndSeconds('2027-01-11T08:05:09Z', 'fr'))).toContain('09:05:09')
  expect(longDate('2027-01-01T11:00:00Z', 'nl')).toBe('1 januari 2027')
})
