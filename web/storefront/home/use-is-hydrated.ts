import { useSyncExternalStore } from 'react'

/** False on the server and in the first render, true once React has taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
