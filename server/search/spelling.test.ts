import { expect, test } from 'vitest'

import { distance, nearestOf } from './spelling.ts'
import { stemOf } from './stem.ts'

test.each([
  ['magenta', 'magenta', 0],
  ['magneta', 'magenta', 1],
  ['pizma', 'pixma', 1],
  ['pixxma', 'pixma', 1],
  ['zwrat', 'zwart', 1],
  ['toner', 'tambour', 5],
])('%s is so far from %s: %i', (left, right, slips) => {
  expect(distance(left, right)).toBe(slips)
})

test('the nearest word, within what is forgiven', () => {
  const words = ['magenta', 'matte', 'black', 'canon']
  expect(nearestOf('magneta', words)?.word).toBe('magenta')
  expect(nearestOf('cannon', words)?.word).toBe('canon')
  expect(nearestOf('latte', words)).toBeNull()
  expect(nearestOf('xyz', words)).toBeNull()
})

test.each([
  ['potloodjes', 'potlood'],
  ['potlood', 'potlood'],
  ['enveloppen', 'envelop'],
  ['enveloppes', 'envelop'],
  ['windowed', 'window'],
  ['aaa', 'aaa'],
  ['tn2420', 'tn2420'],
])('%s begins like %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})
