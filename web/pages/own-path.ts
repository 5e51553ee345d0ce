const SOMEWHERE = 'http://shop.invalid'

/**
 * An address from outside as a page of this shop, normalised (`/a/../b` → `/b`): never another site
 * however it is spelled, never the API. Undefined for anything else.
 */
export function ownPath(asked: string | null | undefined): URL | undefined {
  // Spaces and control characters are dropped or read differently from browser to browser.
  if (asked == null || !/^\/[\x21-\x7E]*$/.test(asked) || !URL.canParse(asked, SOMEWHERE))
    return undefined
  const url = new URL(asked, SOMEWHERE)
  if (url.origin !== SOMEWHERE) return undefined
  // `/.//elsewhere.example` ends up as `//elsewhere.example`, which is another host.
  if (url.pathname.startsWith('//') || /^\/api(\/|$)/.test(url.pathname)) return undefined
  return url
}
