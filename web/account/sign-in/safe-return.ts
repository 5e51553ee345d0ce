import { ownPath } from '#web/pages/own-path.ts'

const DOORS = new Set(['/login', '/register', '/forgot-password'])

/** `?return=` of the login, if it is a path of this shop and no page for signing in. */
export function safeReturn(asked: string | null | undefined): string | undefined {
  const url = ownPath(asked)
  if (url === undefined || DOORS.has(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
