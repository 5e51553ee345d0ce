import { afterEach, expect, test, vi } from 'vitest'

import { createBrowserStore } from './browser-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('what was kept is forgotten as if nobody had ever chosen', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const applied: string[] = []
  const store = createBrowserStore<string>({
    key: 'octavo_vat',
    read: (stored) => stored ?? 'incl',
    write: (side) => side,
    apply: (side) => applied.push(side),
  })

  store.set('excl')
  expect([store.get(), store.isStored()]).toEqual(['excl', true])
  store.forget()
  expect([store.get(), store.isStored(), kept.size]).toEqual(['incl', false, 0])
  expect(applied).toEqual(['excl', 'incl'])
})
