import { createBrowserStore } from '#web/data/browser-store.ts'
import { onSignOut } from '#web/data/identity.ts'
import { useStore } from '#web/ui/store.ts'

/** Whether this visitor has ordered before; the start script says so before the first paint, so that pages keep a place for it. */
const hasOrdered = createBrowserStore<boolean>({
  key: 'octavo_ordered',
  read: (stored) => stored === '1',
  write: (is) => (is ? '1' : null),
  apply: (is) => document.documentElement.toggleAttribute('data-ordered', is),
})

/** A customer's orders are not for whoever uses this browser next. */
onSignOut(() => hasOrdered.set(false))

/** False on the server and in the first render. */
export function useHasOrdered(): boolean {
  return useStore(hasOrdered)
}

export function noteOrdered(is: boolean): void {
  if (hasOrdered.get() !== is) hasOrdered.set(is)
}
