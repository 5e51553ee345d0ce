/** The API takes no page above it. */
const LAST = 100_000

/** `?page=` of a list, where it can be one; else the first. */
export function pageNumber({ searchParams }: Pick<URL, 'searchParams'>): number {
  const page = Number(searchParams.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1
}
