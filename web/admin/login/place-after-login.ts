import { adminPath } from '#web/admin/admin-path.ts'
import { isAdminPath } from '#web/pages/paths.ts'

/** Back to the screen somebody was sent here from; never out of the back office. */
export function placeAfterLogin(asked: string | null): string {
  if (asked === null || !asked.startsWith('/')) return adminPath.dashboard
  const { origin, pathname, search } = new URL(asked, 'https://shop.invalid')
  const isOurs = origin === 'https://shop.invalid' && isAdminPath(pathname)
  return isOurs && pathname !== adminPath.login ? pathname + search : adminPath.dashboard
}
