import type { MouseEvent } from 'react'

/** With a modifier key or another mouse button the browser does what it does for any link: a new tab, a download. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
