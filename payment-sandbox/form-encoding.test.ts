import { expect, test } from 'vitest'

import { parseForm } from './form-encoding.ts'

test('brackets make objects and lists', () => {
  expect(
    parseForm(
      'amount=1&metadata[a%20b]=c%26d&expand[]=x&expand[]=y&types[0]=card&types[1]=bancontact',
    ),
  ).toEqual({
    amount: '1',
    metadata: { 'a b': 'c&d' },
    expand: ['x', 'y'],
    types: ['card', 'bancontact'],
  })
  expect(parseForm('a[b][c]=1&a[b][d]=2')).toEqual({ a: { b: { c: '1', d: '2' } } })
})

test('names that are no brackets, and hostile names, harm nothing', () => {
  expect(parseForm('a[=1&]=2')).toEqual({ 'a[': '1', ']': '2' })
  expect(Object.hasOwn(parseForm('__proto__[polluted]=1'), '__proto__')).toBe(true)
  expect(Object.hasOwn({}, 'polluted')).toBe(false)
  expect(parseForm('')).toEqual({})
})
