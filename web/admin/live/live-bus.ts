/** What came or changed. Ids alone: whoever shows something of it reads it by the ordinary calls. */
export interface LiveEvent {
  kind: LiveKind
  id: string
}

/** `again`: anything may have come or changed, since nobody listened for a while. */
export type LiveKind =
  | 'again'
  | 'order'
  | 'message'
  | 'review'
  | 'withdrawal'
  | 'notification'
  | 'payment'
  | 'mail'
  | 'job'
  | 'presence'

const GATHER_MS = 400
/** However much comes: a whole office asks from one address. */
const APART_MS = 2_000

const listeners = new Set<(event: LiveEvent) => void>()

/** Tells this tab. */
export function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/**
 * Runs soon after something was told that is looked for: once for what comes together, not too
 * often, and in a tab that nobody sees not before it is seen again. Answers how to stop.
 */
export function whenTold(
  isLookedFor: (event: LiveEvent) => boolean,
  run: () => void,
  apartMs = APART_MS,
): () => void {
  let ranAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const runNow = () => {
    timer = undefined
    isDue = document.visibilityState === 'hidden'
    if (isDue) return
    ranAt = performance.now()
    run()
  }
  const listener = (event: LiveEvent) => {
    if (event.kind !== 'again' && !isLookedFor(event)) return
    timer ??= setTimeout(runNow, Math.max(GATHER_MS, ranAt + apartMs - performance.now()))
  }
  const onSeen = () => {
    if (isDue) runNow()
  }
  listeners.add(listener)
  document.addEventListener('visibilitychange', onSeen)
  return () => {
    clearTimeout(timer)
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', onSeen)
  }
}
