import { expect, test } from 'vitest'

import { digitAt, isWholeCode, withDigits } from './code-digits.ts'

test('digits are written from their box on', () => {
  expect(withDigits('', 0, '4')).toBe('4')
  expect(withDigits('4', 2, '7')).toBe('4 7')
  expect(withDigits('123456', 2, '99')).toBe('129956')
  expect(withDigits('', 0, '12345678')).toBe('123456')
})

test('no digits empty the box', () => {
  expect(withDigits('123456', 5, '')).toBe('12345')
  expect(withDigits('123456', 1, '')).toBe('1 3456')
})

test('a box knows its digit', () => {
  expect(digitAt('4 7', 0)).toBe('4')
  expect(digitAt('4 7', 1)).toBe('')
  expect(digitAt('4 7', 5)).toBe('')
})

test('a code is whole with six digits', () => {
  expect(isWholeCode('471293')).toBe(true)
  expect(isWholeCode('47 293')).toBe(false)
})
