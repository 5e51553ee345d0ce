import { expect, test } from 'vitest'

import { createFreshCache, PRODUCT_CACHE_MS } from './fresh-cache.ts'

function givenCache(maxEntries = 10) {
  const clock = { ms: 0 }
  const loads: string[] = []
  const cache = createFreshCache<string>({ now: () => clock.ms, maxEntries })
  const ask = (key: string) =>
    cache.get(key, PRODUCT_CACHE_MS, async () => {
      loads.push(key)
      return `${key} at ${clock.ms}`
    })
  return { cache, clock, loads, ask }
}

test('a product is asked for again only after five minutes', async () => {
  const { clock, loads, ask } = givenCache()
  await ask('ink')
  clock.ms = PRODUCT_CACHE_MS - 1
  expect(await ask('ink')).toBe('ink at 0')
  clock.ms = PRODUCT_CACHE_MS
  expect(await ask('ink')).toBe(`ink at ${PRODUCT_CACHE_MS}`)
  expect(loads).toEqual(['ink', 'ink'])
})

test('two who ask at once share one load', async () => {
  const { loads, ask } = givenCache()
  await Promise.all([ask('ink'), ask('ink')])
  expect(loads).toEqual(['ink'])
})

test('a failed load is not kept', async () => {
  const { cache, ask } = givenCache()
  await expect(cache.get('ink', 1_000, () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  )
  expect(await ask('ink')).toBe('ink at 0')
})

test('the oldest entry makes room', async () => {
  const { loads, ask } = givenCache(2)
  for (const key of ['a', 'b', 'c', 'c', 'a']) await ask(key)
  expect(loads).toEqual(['a', 'b', 'c', 'a'])
})
