import { tokenOf } from '#web/data/identity.ts'

import { type LiveEvent, tell } from './live-bus.ts'

/*
 * The stream of live updates. A browser opens six connections to a host at most, so its tabs share one:
 * whichever holds the lock reads the stream and hands what it hears to the others by a channel. A tab
 * that nobody has seen for a minute gives up its place and catches up when it is seen again, so a stream
 * is held only where somebody looks. Without locks, on a page that is neither https nor localhost, each
 * tab in sight reads for itself.
 *
 * The stream begins with `again`, whoever opens it and however long it was away: nothing told meanwhile
 * is missed, since whatever is shown is read again. EventSource cannot send a token, hence fetch.
 */

const NAME = 'octavo-live'
const DATA = 'data: '
const UNSEEN_MS = 60_000
/** The server beats every 20 seconds; a connection that says nothing for longer is dead. */
const SILENCE_MS = 50_000
const FIRST_WAIT_MS = 1_000
/** One that ends sooner counts as a failure, too. */
const LASTING_MS = 5_000
const LONGEST_WAIT_MS = 30_000

/** Keeps this tab told, until the function it answers is called. */
export function followLive(): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
  let turn: AbortController | undefined
  let unseen: ReturnType<typeof setTimeout> | undefined
  const hear = (event: LiveEvent) => {
    tell(event)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage(event)
  }
  const follow = () => {
    if (turn !== undefined) return
    turn = new AbortController()
    void inTurn(turn.signal, hear)
  }
  const rest = () => {
    turn?.abort()
    turn = undefined
  }
  const look = () => {
    clearTimeout(unseen)
    if (document.visibilityState === 'hidden') unseen = setTimeout(rest, UNSEEN_MS)
    else if (turn === undefined) {
      follow()
      tell({ kind: 'again', id: '' })
    }
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => {
    if (turn !== undefined) tell(data)
  })
  document.addEventListener('visibilitychange', look)
  follow()
  return () => {
    clearTimeout(unseen)
    document.removeEventListener('visibilitychange', look)
    rest()
    channel?.close()
  }
}

async function inTurn(signal: AbortSignal, hear: (event: LiveEvent) => void): Promise<void> {
  if (!('locks' in navigator)) return readOn(signal, hear)
  // Given up while waiting for it.
  await navigator.locks.request(NAME, { signal }, () => readOn(signal, hear)).catch(() => undefined)
}

/** Reads, and reconnects each time a little later, never all at the same moment after a restart. */
async function readOn(signal: AbortSignal, hear: (event: LiveEvent) => void): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const begunAt = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one connection after the other
    await readOnce(signal, hear).catch(() => undefined)
    failures = performance.now() - begunAt > LASTING_MS ? 0 : failures + 1
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (!signal.aborted) await pause(wait * (0.5 + Math.random() / 2), signal)
  }
}

/** Reads one connection to its end; rejects when it was cut. */
async function readOnce(signal: AbortSignal, hear: (event: LiveEvent) => void): Promise<void> {
  const token = tokenOf('admin')
  if (token === null) return
  const cut = new AbortController()
  const over = () => cut.abort()
  signal.addEventListener('abort', over, { signal: cut.signal })
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    const response = await fetch('/api/admin/live', {
      headers: { Authorization: `Bearer ${token}` },
      signal: cut.signal,
    })
    if (response.status === 401) {
      const { renewToken } = await import('#web/data/token-renewal.ts')
      await renewToken('admin', token)
    }
    if (!response.ok || response.body === null) return
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      clearTimeout(silence)
      silence = setTimeout(over, SILENCE_MS)
      // oxlint-disable-next-line no-await-in-loop -- as it comes
      const { value, done } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      eventsOf(lines).forEach(hear)
    }
  } finally {
    clearTimeout(silence)
    cut.abort()
  }
}

function eventsOf(lines: readonly string[]): LiveEvent[] {
  return lines
    .filter((line) => line.startsWith(DATA))
    .map((line) => JSON.parse(line.slice(DATA.length)) as LiveEvent)
}

/** Over at once when the line is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
