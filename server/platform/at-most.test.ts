import { expect, test } from 'vitest'

import { atMost } from './at-most.ts'

test('two run at once, the others in the order they came, and a failure gives its place up', async () => {
  const inTurn = atMost(2)
  const began: number[] = []
  let running = 0
  let most = 0
  const work = (name: number) => async () => {
    began.push(name)
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 2))
    running -= 1
    if (name === 1) throw new Error('failed')
    return name
  }
  const done = await Promise.allSettled([1, 2, 3, 4, 5].map((name) => inTurn(work(name))))
  expect(most).toBe(2)
  expect(began).toEqual([1, 2, 3, 4, 5])
  expect(done.map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
  ])
  expect(await inTurn(work(6))).toBe(6)
})
