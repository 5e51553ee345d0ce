import { useState } from 'react'

import { useLocation, useNavigate, useNavigation } from '#web/router/hooks.ts'
import { useIsLong } from '#web/ui/use-is-long.ts'

import { listingPath, readListing, type ListingState } from './listing-state.ts'

export interface Listing {
  pathname: string
  /** As asked for: while an answer is on its way, already what was ticked. */
  state: ListingState
  /** The answer takes long enough to show progress. */
  isSlow: boolean
  /** Goes to the same list with something changed. */
  change: (change: Partial<ListingState>) => void
}

interface Asked {
  path: string
  /** The place it was asked from: once there is another, the address itself says what is asked. */
  from: string
}

/** The list of the address, and the one on its way. */
export function useListing(): Listing {
  const { pathname, search, key } = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pathname
  const next = asked?.from === key ? new URL(asked.path, 'http://shop').search : undefined
  const state = readListing(new URLSearchParams(next ?? search))

  return {
    pathname,
    state,
    isSlow: useIsLong(isLoading),
    change: (change) => {
      const path = listingPath(pathname, state, change)
      // Set at once: the router reports it later, and a box must not untick itself meanwhile.
      setAsked({ path, from: key })
      void navigate(path, { preventScrollReset: true })
    },
  }
}
