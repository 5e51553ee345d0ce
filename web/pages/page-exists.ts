import { matchPath } from 'react-router'

import { SHOP_PAGES } from '#contract/plain/page-paths.ts'

/** Whether a path leads to a page. */
export function pageExists(path: string): boolean {
  const pathname = path.split(/[?#]/)[0] ?? path
  return Object.values(SHOP_PAGES).some((pattern) => matchPath(pattern, pathname) !== null)
}
