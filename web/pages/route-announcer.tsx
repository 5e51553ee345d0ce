import { useEffect, useRef, useState } from 'react'

import { useLocation, useNavigation, useNavigationType } from '#web/router/hooks.ts'

/**
 * After a client navigation to another page, or another page of a list: its title is spoken, and the
 * focus moves to the main part, so that keyboard and screen-reader users start where it starts.
 * A filter that leads back to the first page keeps the focus.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const page = new URLSearchParams(search).get('page') ?? '1'
  const isGoingBack = useNavigationType() === 'POP'
  const shown = useRef({ pathname, page })
  const [title, setTitle] = useState('')
  // Asked when it begins: while a slow list is on its way, its pages' links give way to a skeleton.
  const isUnderWay = useNavigation().state === 'loading'
  const beganInPages = useRef(false)
  useEffect(() => {
    if (isUnderWay) beganInPages.current = isTurningPages()
  }, [isUnderWay])

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, page }
    const isOtherPath = before.pathname !== pathname
    if (!isOtherPath && (before.page === page || !beganInPages.current)) return undefined
    // The head of the new page is written by an effect of the same commit.
    const timer = setTimeout(() => setTitle(document.title))
    if (!isGoingBack) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    return () => clearTimeout(timer)
  }, [pathname, page, isGoingBack])

  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  )
}

/** The links to the next and previous page stand in a `nav`; the last page's "Next" is gone. */
function isTurningPages(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('nav') != null
}
