import { markDocument } from '../data/identity.ts'
import { isSomebody, showUser, subscribeToUser } from './session.ts'
import { refreshCart } from './shop-cart.ts'

/** At the start of the application: a stored token wakes all that serves someone signed in. */
export function startSession(): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const wake = async () => {
    if (!isSomebody()) {
      stop?.()
      stop = undefined
    }
    if (!isSomebody() || stop !== undefined) return
    stop = () => undefined
    const { startSignedIn } = await import('./signed-in.ts')
    if (!isOver && isSomebody()) stop = startSignedIn()
  }
  const follow = () => void wake()
  follow()
  const unsubscribe = subscribeToUser(follow)
  window.addEventListener('storage', followOtherTabs)
  return () => {
    isOver = true
    unsubscribe()
    window.removeEventListener('storage', followOtherTabs)
    stop?.()
  }
}

/** Signed in or out in another tab is so here; a token that was only renewed changes nothing. */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== 'auth_token' && key !== 'admin-auth-token') return
  if ((oldValue === null) === (newValue === null)) return
  markDocument()
  showUser(undefined)
  void refreshCart()
}
