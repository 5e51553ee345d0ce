import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

import { listingPath, readListing, type ListingState } from './listing-state.ts'

/** Quick answers come without a flash of skeletons. */
const PATIENCE_MS = 150

export interface Listing {
  pathname: string
  /** As asked for: while an answer is on its way, already what was ticked. */
  state: ListingState
  /** The answer takes longer than an eye notices. */
  isSlow: boolean
  /** Goes to the same list with something changed. */
  change: (change: Partial<ListingState>) => void
}

/** The list of the address, and the one on its way. */
export function useListing(): Listing {
  const location = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const next =
    navigation.state === 'loading' && navigation.location.pathname === location.pathname
      ? navigation.location
      : undefined
  const state = readListing(new URLSearchParams((next ?? location).search))
  const isSlow = useIsLong(next !== undefined)

  return {
    pathname: location.pathname,
    state,
    isSlow,
    change: (change) =>
      void navigate(listingPath(location.pathname, state, change), { preventScrollReset: true }),
  }
}

function useIsLong(isLoading: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLoading])
  return isLong
}
