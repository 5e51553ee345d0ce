import { createStore, useStore } from '#web/ui/store.ts'

import { wishKey } from './wishes.ts'

/** What this visitor asked to be told of since the page was loaded, by the keys of the wishlist. */
const asked = createStore<ReadonlySet<string>>(new Set())

export function useHasAsked(productId: number, colorId: number | null): boolean {
  return useStore(asked, (keys) => keys.has(wishKey(productId, colorId)))
}

export function showAsked(productId: number, colorId: number | null): void {
  asked.set(new Set([...asked.get(), wishKey(productId, colorId)]))
}
