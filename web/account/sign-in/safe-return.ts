const SOMEWHERE = 'http://shop.invalid'
const DOORS = new Set(['/login', '/register', '/forgot-password'])

/**
 * `?return=` of the login, if it is a path of this shop: never another site however it is spelled,
 * never the API, never a page for signing in. Undefined otherwise.
 */
export function safeReturn(asked: string | null | undefined): string | undefined {
  if (asked == null || !asked.startsWith('/')) return undefined
  if (!URL.canParse(asked, SOMEWHERE)) return undefined
  const url = new URL(asked, SOMEWHERE)
  if (url.origin !== SOMEWHERE) return undefined
  // `/.//elsewhere.example` ends up as `//elsewhere.example`, which is another host.
  if (url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return undefined
  return DOORS.has(url.pathname) ? undefined : url.pathname + url.search + url.hash
}
