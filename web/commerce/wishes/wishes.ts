import { onSignOut } from '#web/data/identity.ts'
import { createStore, useStore } from '#web/ui/store.ts'

/** Articles on the customer's wishlist: `12` or, for one colour of an article, `12:3`. A guest has none. */
const wishes = createStore<ReadonlySet<string>>(new Set())

export const { get: currentWishes, set: showWishes } = wishes

onSignOut(() => showWishes(new Set()))

export function wishKey(productId: number, colorId: number | null = null): string {
  return colorId === null ? String(productId) : `${productId}:${colorId}`
}

/** Whether an article is on the list; not known yet counts as not. */
export function useIsWished(key: string): boolean {
  return useStore(wishes, (keys) => keys.has(key))
}

/** How many are on the list. */
export function useWishCount(): number {
  return useStore(wishes, ({ size }) => size)
}
