import { useSyncExternalStore } from 'react'

/** Articles on the customer's wishlist: `12` or, for one colour of an article, `12:3`. */
const listeners = new Set<() => void>()
let wishes: ReadonlySet<string> = new Set()

export function wishKey(productId: number, colorId: number | null = null): string {
  return colorId === null ? String(productId) : `${productId}:${colorId}`
}

export const currentWishes = (): ReadonlySet<string> => wishes

export function showWishes(next: ReadonlySet<string>): void {
  wishes = next
  for (const listener of listeners) listener()
}

/** Whether an article is on the list; not known yet counts as not. */
export function useIsWished(key: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wishes.has(key),
    () => false,
  )
}

/** How many are on the list; a guest has none. */
export function useWishCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => wishes.size,
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
