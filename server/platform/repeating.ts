import { noLongerThan } from './no-longer-than.ts'

export interface Repeating {
  /** Runs at once; during a run, again after it. */
  wake(): void
  /** Aborts the run's signal and waits for it, but not for ever. */
  stop(): Promise<void>
}

const STOP_MS = 5_000

/** Runs every so many seconds and when woken, never twice at the same time. A failed run is told and repeated. */
export function repeating(
  seconds: number,
  run: (signal: AbortSignal) => Promise<void>,
  { onError }: { onError: (error: unknown) => void },
): Repeating {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isWokenAgain = false
  const timer = setInterval(start, seconds * 1000)
  timer.unref()

  function start(): void {
    if (running === undefined && !stopping.signal.aborted) running = runs()
  }

  async function runs(): Promise<void> {
    do {
      isWokenAgain = false
      try {
        await run(stopping.signal)
      } catch (error) {
        onError(error)
      }
    } while (isWokenAgain && !stopping.signal.aborted)
    running = undefined
  }

  return {
    wake() {
      isWokenAgain = true
      start()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await noLongerThan(STOP_MS, running)
    },
  }
}
