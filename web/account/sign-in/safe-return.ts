import { SIGN_IN_PAGES } from '#contract/plain/page-paths.ts'
import { ownPath } from '#web/pages/own-path.ts'

/** `?return=` of the login, if it is a path of this shop and no page for signing in. */
export function safeReturn(asked: string | null | undefined): string | undefined {
  const url = ownPath(asked)
  if (url === undefined || SIGN_IN_PAGES.includes(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
