import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { createPageMemory, type PageSource } from './page-memory.ts'

interface Page {
  text: string
}

function givenMemory({
  seconds = 2,
  sizeOf = () => 100,
}: { seconds?: number; sizeOf?: () => number | null } = {}) {
  const sources: PageSource[] = []
  let renderings = 0
  const memory = createPageMemory<Page>({ seconds, sizeOf, count: (one) => sources.push(one) })
  const make = async () => {
    const text = `rendering ${++renderings}`
    await pause(5)
    return { text }
  }
  return { memory, make, sources, renderings: () => renderings }
}

test('a burst for one cold page renders it once', async () => {
  const { memory, make, sources, renderings } = givenMemory()
  const pages = await Promise.all(Array.from({ length: 400 }, () => memory.page('en /', make)))
  expect(renderings()).toBe(1)
  expect(new Set(pages).size).toBe(1)
  expect(sources.filter((one) => one === 'shared')).toHaveLength(399)
})

test('a page is served again until its seconds are over, counted from the start of its rendering', async () => {
  const { memory, make, sources, renderings } = givenMemory({ seconds: 0.05 })
  await memory.page('en /', make)
  await memory.page('en /', make)
  expect(sources).toEqual(['rendered', 'kept'])
  await pause(60)
  expect(await memory.page('en /', make)).toEqual({ text: 'rendering 2' })
  expect(renderings()).toBe(2)
})

test('languages and addresses are apart', async () => {
  const { memory, make, renderings } = givenMemory()
  await Promise.all(['en /', 'nl /', 'en /?page=2'].map((key) => memory.page(key, make)))
  expect(renderings()).toBe(3)
})

test('a change drops what is kept and what is being rendered of old data', async () => {
  const { memory, make } = givenMemory()
  const old = memory.page('en /', make)
  memory.clear()
  const fresh = memory.page('en /', make)
  expect(await old).toEqual({ text: 'rendering 1' })
  expect(await fresh).toEqual({ text: 'rendering 2' })
  expect(await memory.page('en /', make)).toEqual({ text: 'rendering 2' })
})

test('what may not be kept is shared by those who wait for it, and rendered anew for the next', async () => {
  const { memory, make, renderings } = givenMemory({ sizeOf: () => null })
  await Promise.all([memory.page('en /cart', make), memory.page('en /cart', make)])
  await memory.page('en /cart', make)
  expect(renderings()).toBe(2)
})

test('a rendering that fails is nobody else’s', async () => {
  const { memory, make } = givenMemory()
  const failing = () => Promise.reject(new Error('no'))
  await expect(memory.page('en /', failing)).rejects.toThrow('no')
  expect(await memory.page('en /', make)).toEqual({ text: 'rendering 1' })
})

test('with 0 seconds nothing is kept or shared', async () => {
  const { memory, make, renderings } = givenMemory({ seconds: 0 })
  await Promise.all([memory.page('en /', make), memory.page('en /', make)])
  expect(renderings()).toBe(2)
})
