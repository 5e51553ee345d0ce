import { describe, expect, test } from 'vitest'

import { closedDays, openingState } from './opening-hours.ts'

const HOURS = { open_from: '09:00', open_until: '17:30' }
const at = (instant: string) => openingState(new Date(instant), HOURS)

describe('somebody answers', () => {
  test.each([
    ['on a Monday at nine in winter', '2026-11-23T08:00:00Z'],
    ['on a Monday at nine in summer', '2026-06-22T07:00:00Z'],
    ['until the last minute', '2026-11-23T16:29:00Z'],
  ])('%s', (_, instant) => {
    expect(at(instant)).toEqual({ isOpen: true })
  })
})

describe('nobody answers', () => {
  test.each([
    ['before nine', '2026-11-23T07:59:00Z', '2026-11-23', true],
    ['from half past five', '2026-11-23T16:30:00Z', '2026-11-24', false],
    ['on a Sunday', '2026-11-22T12:00:00Z', '2026-11-23', false],
    ['on Christmas, a Friday', '2026-12-25T12:00:00Z', '2026-12-28', false],
  ])('%s', (_, instant, opensOn, isToday) => {
    expect(at(instant)).toEqual({ isOpen: false, opensOn, isToday })
  })
})

test('holidays to come are named, but not those of a weekend', () => {
  expect(closedDays(new Date('2026-11-22T12:00:00Z'))).toEqual(['2026-12-25', '2027-01-01'])
  expect(closedDays(new Date('2026-08-01T12:00:00Z'))).toEqual([])
})
