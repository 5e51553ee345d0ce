import { expect, test } from 'vitest'

import { moved, repositioned } from './order.ts'

const rows = [
  { id: 7, position: 0 },
  { id: 8, position: 1 },
  { id: 9, position: 2 },
]
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test.each([
  [9, 0, [9, 7, 8]],
  [7, 1, [8, 7, 9]],
  [7, 99, [8, 9, 7]],
  [8, -1, [8, 7, 9]],
  [5, 0, [7, 8, 9]],
])('%i moves to %i', (id, to, order) => {
  expect(ids(moved(rows, id, to))).toEqual(order)
})

test('only what stands elsewhere now has another position', () => {
  expect(repositioned(moved(rows, 7, 1))).toEqual([
    { row: rows[1], position: 0 },
    { row: rows[0], position: 1 },
  ])
  expect(repositioned(rows)).toEqual([])
})

test('positions with gaps or doubles are put right', () => {
  const odd = [
    { id: 1, position: 3 },
    { id: 2, position: 3 },
  ]
  expect(repositioned(odd).map(({ position }) => position)).toEqual([0, 1])
})
