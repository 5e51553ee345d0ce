import type { Answer } from '#contract/api.ts'
import { noteOrdered } from '#web/commerce/orders/has-ordered.ts'
import { ApiError } from '#web/data/api-error.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Counts are asked for again this often while signed in. */
const STATS_POLL_MS = 30_000
/** Counts and notifications younger than this are not asked for again. */
export const STATS_FRESH_MS = 10_000
/** Several changes close together lead to one refresh of the counts. */
const STATS_DEBOUNCE_MS = 500

export type HeaderCounts = Answer<'GET /customer/stats'>['data']

const NONE: HeaderCounts = {
  cart_items_count: 0,
  wishlist_count: 0,
  orders_count: 0,
  addresses_count: 0,
  unread_notifications_count: 0,
}

const counts = createStore<HeaderCounts | undefined>(undefined)
let fetchedAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

/** What the header counts for someone signed in. */
export function useHeaderCounts(): HeaderCounts {
  return useStore(counts) ?? NONE
}

/** How many orders the customer has; undefined until it is known. */
export function useOrdersCount(): number | undefined {
  return useStore(counts)?.orders_count
}

/** After a change: one fetch for all changes within half a second. */
export function refreshCounts(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void fetchCounts(), STATS_DEBOUNCE_MS)
}

/** Asks every 30 seconds while the page is visible. An unchanged answer is a 304. */
export function startCountPolling(): () => void {
  askForCounts()
  const interval = setInterval(askForCounts, STATS_POLL_MS)
  document.addEventListener('visibilitychange', askForCounts)
  return () => {
    clearInterval(interval)
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', askForCounts)
    fetchedAt = Number.NEGATIVE_INFINITY
    counts.set(undefined)
  }
}

function askForCounts(): void {
  const isFresh = Date.now() - fetchedAt < STATS_FRESH_MS
  if (document.visibilityState === 'visible' && !isFresh) void fetchCounts()
}

async function fetchCounts(): Promise<void> {
  if (!isSignedIn()) return
  try {
    const { data } = await browserCall('GET /customer/stats', {})
    fetchedAt = Date.now()
    counts.set(data)
    noteOrdered(data.orders_count > 0)
  } catch (error) {
    // The page works without counts, so a failure shows none and says nothing.
    counts.set(NONE)
    if (error instanceof ApiError && error.status === 401)
      toasts.showError(say('session.expiredStats'))
  }
}
