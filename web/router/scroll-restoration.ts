import { useContext, useEffect, useLayoutEffect } from 'react'

import { ProgressContext } from './contexts.ts'
import { usePage } from './hooks.ts'
import type { Location } from './location.ts'
import type { Scroll } from './page-state.ts'
import { scrollPositions } from './scroll-positions.ts'

/** A page that is new shows from its top, or from what `#` names; one that is gone back to, as it was left. */
export function ScrollRestoration(): null {
  const { location, scroll } = usePage()
  const isIdle = useContext(ProgressContext).navigation.state === 'idle'

  useEffect(() => {
    scrollPositions.read()
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    takeOver()
    window.addEventListener('pageshow', takeOver)
    return () => window.removeEventListener('pageshow', takeOver)
  }, [])

  useEffect(() => {
    // The browser itself scrolls a document that is loaded anew.
    const handBack = () => {
      if (isIdle) scrollPositions.note(location.key)
      scrollPositions.write()
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', handBack)
    return () => window.removeEventListener('pagehide', handBack)
  }, [location, isIdle])

  useLayoutEffect(() => scrollTo(location, scroll), [location, scroll])
  return null
}

function scrollTo({ hash }: Location, scroll: Scroll): void {
  if (scroll === 'keep') return
  if (typeof scroll === 'number') {
    window.scrollTo(0, scroll)
    return
  }
  const named = hash === '' ? null : document.getElementById(decodedHash(hash))
  if (named !== null) named.scrollIntoView()
  else if (scroll === 'top') window.scrollTo(0, 0)
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
