import type { ComponentProps, MouseEvent } from 'react'

import type { NavigateOptions } from '#web/router/browser-router.ts'
import { useLocation, useNavigate } from '#web/router/hooks.ts'

import { isPlainClick } from './plain-click.ts'

interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href' | 'target'>,
    Pick<NavigateOptions, 'replace' | 'preventScrollReset'> {
  /** A path of this shop from its root, with what follows it: `/shop/toner?page=2`. */
  to: string
}

/**
 * A way to another page of this shop. It takes whole paths only: working out relative ones for each
 * link of each render took a tenth of the time of a list page.
 */
export function Link({ to, replace, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(to, {
      replace: replace ?? isHere(to),
      preventScrollReset: preventScrollReset ?? false,
    })
  }
  return (
    <a {...rest} href={to} onClick={go}>
      {children}
    </a>
  )
}

interface NavLinkProps extends LinkProps {
  /** Only at exactly this path, not at those below it. */
  end?: boolean
}

/** An entry of a navigation, which says when it is the one where the visitor is. */
export function NavLink({ end = false, to, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const [path = ''] = to.split(/[?#]/)
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`))
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}

/** Going to the current address again adds no entry to the history, as with any link in a browser. */
function isHere(path: string): boolean {
  const { pathname, search, hash } = window.location
  return path === pathname + search + hash
}
