import { describe, expect, test } from 'vitest'

import { afterOrder, dropOn, placeOf, stepOf, treeRows } from './category-moves.ts'

// ink (1) > bottles (2), packs (3); toner (4); drum (5)
const rows = [
  { id: 1, parent_id: null },
  { id: 4, parent_id: null },
  { id: 5, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 1 },
]
const shape = (tree: readonly { id: number; parent_id: number | null }[]) =>
  treeRows(tree).map(({ row, depth }) => `${'>'.repeat(depth)}${row.id}`)

test('each category stands before those below it; folded ones hide theirs', () => {
  expect(shape(rows)).toEqual(['1', '>2', '>3', '4', '5'])
  expect(treeRows(rows, new Set([1])).map(({ row }) => row.id)).toEqual([1, 4, 5])
})

describe('a step', () => {
  test.each([
    [4, 'up', ['4', '1', '>2', '>3', '5']],
    [1, 'down', ['4', '1', '>2', '>3', '5']],
    [4, 'in', ['1', '>2', '>3', '>4', '5']],
    [2, 'out', ['1', '>3', '2', '4', '5']],
  ] as const)('of %i %s', (id, direction, wanted) => {
    const level = stepOf(rows, id, direction)
    expect(level && shape(afterOrder(rows, level))).toEqual(wanted)
  })

  test.each([
    [1, 'up'],
    [5, 'down'],
    [1, 'in'],
    [4, 'out'],
  ] as const)('of %i %s leads nowhere', (id, direction) => {
    expect(stepOf(rows, id, direction)).toBeUndefined()
  })
})

describe('dropped', () => {
  test.each([
    [5, 1, 'before', ['5', '1', '>2', '>3', '4']],
    [5, 2, 'after', ['1', '>2', '>5', '>3', '4']],
    [2, 4, 'into', ['1', '>3', '4', '>2', '5']],
  ] as const)('%i on %i, %s', (id, target, where, wanted) => {
    const level = dropOn(rows, id, target, where)
    expect(level && shape(afterOrder(rows, level))).toEqual(wanted)
  })

  test('not on itself, nor below itself', () => {
    expect(dropOn(rows, 1, 1, 'into')).toBeUndefined()
    expect(dropOn(rows, 1, 2, 'into')).toBeUndefined()
  })
})

test('a category stands at a place among those of its level', () => {
  expect(placeOf(rows, 4)).toMatchObject({ parent: undefined, place: 2, of: 3 })
  expect(placeOf(rows, 3)).toMatchObject({ parent: { id: 1 }, place: 2, of: 2 })
})
