import { expect, test } from 'vitest'

import { changeOf, shareChange, shareOf } from './change.ts'

test('a figure grows or falls by a part of what was before', () => {
  expect(changeOf(150, 100)).toEqual({ kind: 'percent', by: 50 })
  expect(changeOf(0, 100)).toEqual({ kind: 'percent', by: -100 })
})

test('where nothing was before, or more was paid back than came in, there is no percentage', () => {
  expect(changeOf(150, 0)).toEqual({ kind: 'none' })
  expect(changeOf(150, -20)).toEqual({ kind: 'none' })
})

test('shares differ by points, and nothing has no share', () => {
  expect(shareChange(60, 62.5)).toEqual({ kind: 'points', by: -2.5 })
  expect(shareOf(1, 0)).toBeUndefined()
  expect(shareChange(60, undefined)).toEqual({ kind: 'none' })
})
