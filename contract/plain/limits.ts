/** Numbers of S§9 and wire.md that several parts must agree on. Times in milliseconds. */
export const MAX_PER_PAGE = 100
export const DEFAULT_PER_PAGE = 10
export const PRODUCTS_PER_PAGE = 20
export const BRAND_PRODUCTS_PER_PAGE = 10

export const PRODUCT_CACHE_MS = 5 * 60_000
export const CART_FRESH_MS = 5 * 60_000
export const CART_JUST_UPDATED_MS = 10_000
export const MAX_TOP_SERVICES = 3

/** Header: counts are asked for again this often while signed in. */
export const STATS_POLL_MS = 30_000
/** Counts and notifications younger than this are not asked for again. */
export const STATS_FRESH_MS = 10_000
/** Several changes close together lead to one refresh of the counts. */
export const STATS_DEBOUNCE_MS = 500
export const RECENT_ORDERS = 3

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

/** No line breaks or other control characters: what stands in a greeting, on a label, in a list. */
export const ONE_LINE = /^\P{Cc}*$/u

/** A guest id: the prefix of S§9 and 16–64 characters. It is a capability, so never log it. */
export const GUEST_ID = /^guest_[A-Za-z0-9_-]{16,64}$/

export const ORDER_NUMBER_DIGITS = 6

/** `4711` → `SI-004711`. */
export function orderNumber(id: number): string {
  return `SI-${String(id).padStart(ORDER_NUMBER_DIGITS, '0')}`
}
