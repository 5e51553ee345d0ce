import { describe, expect, test } from 'vitest'

import { fitsBelow } from './category-tree.ts'

// inkjet (1) > bottles (2) > black (3); toner (4) > drum (5); cables (6)
const tree = new Map(
  [
    [1, null],
    [2, 1],
    [3, 2],
    [4, null],
    [5, 4],
    [6, null],
  ].map(([id, parent_id]) => [id as number, { id: id as number, parent_id: parent_id ?? null }]),
)

describe('a category below another', () => {
  test.each([
    ['a new one at the top', undefined, null, 'fits'],
    ['a new one on the third level', undefined, 2, 'fits'],
    ['a new one on the fourth', undefined, 3, 'too deep'],
    ['one without children on the third', 6, 2, 'fits'],
    ['one with a child on the third', 4, 2, 'too deep'],
    ['one below itself', 1, 1, 'below itself'],
    ['one below its grandchild', 1, 3, 'below itself'],
    ['one below none that there is', 6, 99, 'unknown'],
  ] as const)('%s', (_, id, parent, verdict) => {
    expect(fitsBelow(tree, id, parent)).toBe(verdict)
  })
})
