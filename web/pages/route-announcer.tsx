import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * After a client navigation to another page: its title is spoken, and the focus moves to the main
 * part, so that keyboard and screen-reader users start where the new page starts.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const isGoingBack = useNavigationType() === NavigationType.Pop
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    // The head of the new page is written by an effect of the same commit.
    const timer = setTimeout(() => setTitle(document.title))
    if (!isGoingBack) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    return () => clearTimeout(timer)
  }, [pathname, isGoingBack])

  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  )
}
