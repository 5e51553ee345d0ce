import { useEffect } from 'react'

import { useRevalidator } from '#web/router/hooks.ts'

import { whenTold } from './live-bus.ts'

/** Such screens count much, and nobody watches every second of them. */
const APART_MS = 10_000

/** Reads a screen again that only shows, where nothing is entered and nothing jumps, when the shop has news. */
export function useLiveScreen(): void {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      whenTold(
        ({ kind }) => kind !== 'presence',
        () => void revalidate(),
        APART_MS,
      ),
    [revalidate],
  )
}
