/** Numbers of S§9 and wire.md that several parts must agree on. Times in milliseconds. */
export const MAX_PER_PAGE = 100
export const DEFAULT_PER_PAGE = 10
export const PRODUCTS_PER_PAGE = 20
export const BRAND_PRODUCTS_PER_PAGE = 10

export const PRODUCT_CACHE_MS = 5 * 60_000
export const CART_FRESH_MS = 5 * 60_000
export const CART_JUST_UPDATED_MS = 10_000
export const MAX_TOP_SERVICES = 3

/** A guest id: the prefix of S§9 and 16–64 characters. It is a capability, so never log it. */
export const GUEST_ID = /^guest_[A-Za-z0-9_-]{16,64}$/

export const ORDER_NUMBER_DIGITS = 6

/** `4711` → `SI-004711`. */
export function orderNumber(id: number): string {
  return `SI-${String(id).padStart(ORDER_NUMBER_DIGITS, '0')}`
}
