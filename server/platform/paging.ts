/** Of every list but those that say otherwise. */
export const DEFAULT_PER_PAGE = 10

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
