import { useEffect, useState } from 'react'

/** Quick answers come without a flash of progress. */
const PATIENCE_MS = 150

/** Whether something takes so long that progress should show. */
export function useIsLong(isLoading: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLoading])
  return isLong
}
