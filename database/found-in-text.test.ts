import { expect, test } from 'vitest'

import { foundInText } from './found-in-text.ts'

function asked(search: string) {
  const values: unknown[] = []
  return { condition: foundInText('text', search, (value) => `$${values.push(value)}`), values }
}

test('three letters are looked for anywhere', () => {
  expect(asked('TN_2')).toEqual({ condition: 'text like $1', values: [String.raw`%tn\_2%`] })
})

test('fewer are looked for where words begin, so that the index knows them', () => {
  expect(asked('Pe')).toEqual({
    condition: '(text like $1 or text like $2 or text like $3 or text like $4)',
    values: ['pe%', '% pe%', '%\npe%', '%"pe%'],
  })
})
