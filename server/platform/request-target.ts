/** Cannot be decoded, and is answered as such. */
const MALFORMED = '/%'

/**
 * The path and query of what a request asks for. Clients may also write the whole address
 * (`GET http://host/path`) or a mere asterisk (`OPTIONS *`), which would reach the pages as no
 * address at all.
 */
export function requestTarget(target: string): string {
  if (target.startsWith('/')) return target
  if (target === '*') return '/*'
  if (!URL.canParse(target)) return MALFORMED
  const { pathname, search } = new URL(target)
  return pathname.startsWith('/') ? pathname + search : MALFORMED
}
