import { whenNpmEnds } from './parent-watch.ts'

export interface Shutdown {
  /** Closed in the reverse order of adding. Add a thing before waiting for its start. */
  add(close: () => Promise<unknown>): void
  /** Done when a second Ctrl-C cuts the closing short; must not wait. */
  onForced(act: () => void): void
  hasBegun(): boolean
  /** Closes everything, then ends the process. */
  exit(code: number): Promise<void>
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** One Ctrl-C arrives twice: from the terminal, and again from npm. */
const SAME_SIGNAL_MS = 1_000
const LIMIT_MS = 40_000
const FORCED_EXIT_CODE = 130

/** Ends the process in good order on Ctrl-C, SIGTERM or a bug that nobody caught. */
export function listenForShutdown(say: (line: string) => void): Shutdown {
  const closers: (() => Promise<unknown>)[] = []
  let force: (() => void) | undefined
  let startedAt: number | undefined

  async function exit(code: number): Promise<void> {
    if (startedAt !== undefined) return
    startedAt = performance.now()
    setTimeout(forced, LIMIT_MS).unref()
    let outcome = code
    for (const close of closers.toReversed()) {
      await close().catch((error: unknown) => {
        say(`Closing failed: ${String(error)}`)
        outcome = 1
      })
    }
    process.exit(outcome)
  }

  function forced(): void {
    force?.()
    process.exit(FORCED_EXIT_CODE)
  }

  function onSignal(): void {
    if (startedAt === undefined) {
      say('Stopping: open requests are answered first. Ctrl-C again stops at once.')
      void exit(0)
    } else if (performance.now() - startedAt > SAME_SIGNAL_MS) {
      forced()
    }
  }

  function onBug(error: unknown): void {
    console.error(error)
    void exit(1)
  }

  for (const signal of SIGNALS) process.on(signal, onSignal)
  whenNpmEnds(() => {
    say('Stopping: npm, which started the shop, has ended.')
    void exit(0)
  })
  process.on('uncaughtException', onBug)
  process.on('unhandledRejection', onBug)
  return {
    add: (close) => void closers.push(close),
    onForced(act) {
      force = act
    },
    hasBegun: () => startedAt !== undefined,
    exit,
  }
}
