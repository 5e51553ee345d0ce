/** Where a page is, and which entry of the history it stands in. */
export interface Location {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
  /** What was noted in the entry of the history. */
  state: unknown
  /** Of the entry; `default` for the one the visitor came in by. */
  key: string
}

export const FIRST_KEY = 'default'

export function locationOf(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  key = FIRST_KEY,
  state: unknown = null,
): Location {
  return { pathname, search, hash, state, key }
}

export function pathOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash
}

/** Whether a way leads to a place on the page that is shown. Without `#` it asks for the page anew. */
export function staysOnPage(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false
  return to.hash !== ''
}
