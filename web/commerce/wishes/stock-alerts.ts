import { createStore, useStore } from '#web/ui/store.ts'

import { wishKey } from './wishes.ts'

/** The stock alerts this visitor has asked for since the page was loaded, by wishlist key. */
const asked = createStore<ReadonlySet<string>>(new Set())

export function useHasAsked(productId: number, colorId: number | null): boolean {
  return useStore(asked, (keys) => keys.has(wishKey(productId, colorId)))
}

export function showAsked(productId: number, colorId: number | null): void {
  asked.set(new Set([...asked.get(), wishKey(productId, colorId)]))
}
