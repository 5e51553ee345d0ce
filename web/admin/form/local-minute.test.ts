import { expect, test } from 'vitest'

import { instantOf, localMinute } from './local-minute.ts'

test.each(['2026-11-22T08:30:00.000Z', '2026-07-01T22:59:00.000Z'])(
  '%s comes back from the input as it went in',
  (at) => {
    expect(instantOf(localMinute(at))).toBe(at)
  },
)

test('seconds are left out', () => {
  expect(localMinute('2026-11-22T08:30:59.999Z')).toBe(localMinute('2026-11-22T08:30:00.000Z'))
  expect(localMinute('2026-11-22T08:30:00Z')).toHaveLength('2026-11-22T09:30'.length)
})

test('no moment is an empty input, and the other way round', () => {
  expect(localMinute(null)).toBe('')
  expect(localMinute('')).toBe('')
  expect(instantOf('')).toBeNull()
  expect(instantOf('2026-13-45T99:99')).toBeNull()
})
