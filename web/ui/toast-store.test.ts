import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createToastStore, MAX_TOASTS } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a success goes after three seconds, an error stays until it is closed', () => {
  const store = createToastStore()
  store.show('Product added to cart successfully')
  store.showError('Failed to load cart')

  vi.advanceTimersByTime(2_999)
  expect(store.list.get().map((toast) => toast.tone)).toEqual(['success', 'error'])
  vi.advanceTimersByTime(1)
  expect(store.list.get().map((toast) => toast.text)).toEqual(['Failed to load cart'])

  vi.advanceTimersByTime(60_000)
  store.close(store.list.get()[0]?.id ?? 0)
  expect(store.list.get()).toEqual([])
})

test('at most twenty are kept, the newest', () => {
  const store = createToastStore()
  for (let number = 1; number <= MAX_TOASTS + 5; number += 1) store.showError(`message ${number}`)
  expect(store.list.get()).toHaveLength(MAX_TOASTS)
  expect(store.list.get()[0]?.text).toBe('message 6')
})

test('a held toast waits, and has its three seconds again when let go', () => {
  const store = createToastStore()
  store.show('Item removed from cart', { label: 'Undo', run: () => {} })
  const id = store.list.get()[0]?.id ?? 0
  store.hold(id)
  vi.advanceTimersByTime(10_000)
  expect(store.list.get()).toHaveLength(1)
  store.release(id)
  vi.advanceTimersByTime(3_000)
  expect(store.list.get()).toEqual([])
})

test('a toast that can take a change back stays for ten seconds', () => {
  const store = createToastStore()
  store.show('Item removed from cart', { label: 'Undo', run: () => {}, isUndo: true })
  vi.advanceTimersByTime(9_999)
  expect(store.list.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list.get()).toEqual([])
})

test('listeners hear of each change until they leave', () => {
  const store = createToastStore()
  const listener = vi.fn<() => void>()
  const leave = store.list.subscribe(listener)
  store.show('Cart updated successfully')
  leave()
  vi.advanceTimersByTime(3_000)
  expect(listener).toHaveBeenCalledTimes(1)
})
