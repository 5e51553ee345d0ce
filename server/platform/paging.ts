/** Of every list but those that say otherwise. */
export const DEFAULT_PER_PAGE = 10

/** Above this nobody counts: a long list is answered with this total, and searched rather than paged through. */
export const COUNTED_AT_MOST = 10_000

/** The page numbers of a list, beside `data` and again in `meta`. */
export function pageOf(total: number, page: number, perPage: number) {
  const numbers = {
    total,
    per_page: perPage,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
  }
  return { ...numbers, meta: numbers }
}
