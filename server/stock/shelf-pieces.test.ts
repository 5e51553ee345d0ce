import { expect, test } from 'vitest'

import { shelfPieces } from './shelf-pieces.ts'

const alone = (productId: number, quantity: number, colorId: number | null = null) => ({
  productId,
  colorId,
  quantity,
})

test('a pack takes its members, added to those bought alone, in the order of their ids', () => {
  const members = [
    { pack_id: 9, member_id: 3, quantity: 2 },
    { pack_id: 9, member_id: 1, quantity: 1 },
  ]
  expect(shelfPieces([alone(9, 4), alone(3, 5), alone(2, 1)], members)).toEqual([
    alone(1, 4),
    alone(2, 1),
    alone(3, 13),
  ])
})

test('two packs that share a member add up', () => {
  const members = [
    { pack_id: 8, member_id: 1, quantity: 1 },
    { pack_id: 9, member_id: 1, quantity: 3 },
  ]
  expect(shelfPieces([alone(8, 2), alone(9, 2)], members)).toEqual([alone(1, 8)])
})

test('colours of one article are apart', () => {
  expect(shelfPieces([alone(5, 1, 12), alone(5, 2, 11), alone(5, 3, 12)], [])).toEqual([
    alone(5, 2, 11),
    alone(5, 4, 12),
  ])
})
