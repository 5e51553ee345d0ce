import { useEffect, useRef } from 'react'

/** Moves the focus to the page when the pressed button has disappeared; otherwise the focus would be lost. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}

/** The same after a page has switched to another view; `view` names it. */
export function useFocusOnView(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusPage()
  }, [view])
}
