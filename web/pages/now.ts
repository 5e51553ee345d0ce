import { useSyncExternalStore } from 'react'

import { useRouteLoaderData } from '#web/router/hooks.ts'

import { ROOT_ID, type RootData } from './root-loader.ts'

const MINUTE_MS = 60_000

/**
 * The time, to the minute. The first render uses the time the server rendered at, so that a page
 * from a cache and the browser agree; then it follows the clock.
 */
export function useNow(): Date {
  const renderedAt = useRouteLoaderData<RootData>(ROOT_ID)?.renderedAt
  const minute = useSyncExternalStore(subscribe, currentMinute, () =>
    minuteOf(renderedAt ?? currentMinute() * MINUTE_MS),
  )
  return new Date(minute * MINUTE_MS)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

function currentMinute(): number {
  return minuteOf(Date.now())
}

function minuteOf(instant: string | number): number {
  return Math.floor(new Date(instant).getTime() / MINUTE_MS)
}
