import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { matchesPath } from '#web/router/match-routes.ts'

/** Whether a path leads to a page. */
export function pageExists(path: string): boolean {
  const pathname = path.split(/[?#]/)[0] ?? path
  return Object.values(SHOP_PAGES).some((pattern) => matchesPath(pattern, pathname))
}
