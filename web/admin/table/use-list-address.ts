import { useLocation, useNavigate } from '#web/router/hooks.ts'

import { changedAddress } from './list-address.ts'

export interface ListAddress {
  params: URLSearchParams
  /** The address with a change, for links. */
  with: (change: Readonly<Record<string, string | undefined>>) => string
  /** Goes there; while something is typed the history gets no entry for each letter. */
  go: (change: Readonly<Record<string, string | undefined>>, isTyping?: boolean) => void
}

/** The state of the list on this screen, which is its address. */
export function useListAddress(): ListAddress {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = (change: Readonly<Record<string, string | undefined>>) =>
    pathname + changedAddress(search, change)
  return {
    params: new URLSearchParams(search),
    with: address,
    go: (change, isTyping = false) =>
      void navigate(address(change), { replace: isTyping, preventScrollReset: true }),
  }
}
