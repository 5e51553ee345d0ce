import { useEffect, useRef } from 'react'

/** For when the button that was pressed is gone: the focus goes to the page, not to nowhere. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}

/** The same after a page has turned into another view of itself: `view` names what it shows. */
export function useFocusOnView(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusPage()
  }, [view])
}
