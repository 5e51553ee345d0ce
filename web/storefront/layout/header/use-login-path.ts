import { paths, withQuery } from '#web/pages/paths.ts'
import { useLocation } from '#web/router/hooks.ts'

/** The login, which leads back to this page. */
export function useLoginPath(to: string = paths.login): string {
  const { pathname, search } = useLocation()
  const isAtTheDoor = [paths.login, paths.register, paths.forgotPassword, paths.home].some(
    (path) => path === pathname,
  )
  return isAtTheDoor ? to : withQuery(to, { return: pathname + search })
}
