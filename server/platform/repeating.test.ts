import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { repeating } from './repeating.ts'

test('it runs when woken, again when woken meanwhile, never twice at once, and after a failure', async () => {
  let [runs, atOnce, most] = [0, 0, 0]
  const failures: unknown[] = []
  const work = repeating(
    3_600,
    async () => {
      runs += 1
      atOnce += 1
      most = Math.max(most, atOnce)
      await sleep(20)
      atOnce -= 1
      if (runs === 1) throw new Error('once')
    },
    { onError: (error) => failures.push(error) },
  )
  work.wake()
  work.wake()
  work.wake()
  await sleep(80)
  expect([runs, most, failures.length]).toEqual([2, 1, 1])
  work.wake()
  await work.stop()
  work.wake()
  expect([runs, atOnce]).toEqual([3, 0])
})
