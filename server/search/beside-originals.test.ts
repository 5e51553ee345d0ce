import { expect, test } from 'vitest'

import { besideOriginals } from './beside-originals.ts'

const OURS = 9
const original = (fields: { stock?: number } = {}) => ({
  id: 1,
  stock: 5,
  alternative: { id: OURS },
  ...fields,
})
const house = { id: OURS, stock: 5, alternative: null }
const other = { id: 4, stock: 5, alternative: null }

function lines(
  articles: Parameters<typeof besideOriginals>[0],
  wantsHouseBrand = false,
): (readonly [number, number | undefined])[] {
  return besideOriginals(articles, { wantsHouseBrand }).map(
    ({ id, alternative }) => [id, alternative?.id] as const,
  )
}

test('the house brand stands beside its original, whether it was found itself or not', () => {
  expect(lines([original(), other])).toEqual([
    [1, OURS],
    [4, undefined],
  ])
  expect(lines([original(), other, house])).toEqual([
    [1, OURS],
    [4, undefined],
  ])
})

test('both take the place of the better of them', () => {
  expect(lines([house, other, original()])).toEqual([
    [1, OURS],
    [4, undefined],
  ])
})

test('what is sold out comes last, and the house brand then has a line of its own', () => {
  expect(lines([original({ stock: 0 }), other, house])).toEqual([
    [4, undefined],
    [OURS, undefined],
    [1, undefined],
  ])
  expect(lines([original({ stock: 0 }), other])).toEqual([
    [4, undefined],
    [1, OURS],
  ])
})

test('who asks for the house brand gets it on a line of its own', () => {
  expect(lines([house, original()], true)).toEqual([
    [OURS, undefined],
    [1, undefined],
  ])
})
