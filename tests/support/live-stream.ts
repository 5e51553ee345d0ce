import { vi } from 'vitest'

export interface HeardEvent {
  kind: string
  id: string
}

export interface LiveStream {
  events: HeardEvent[]
  /** As `kind:id`. */
  heard(): string[]
  /** Waits until an event has come. */
  until(kind: string, id?: number | string): Promise<void>
  hasEnded(): boolean
  close(): void
}

/** Follows `GET /admin/live`; resolves once its first event is there. */
export async function followLive(address: string, token: string): Promise<LiveStream> {
  const abort = new AbortController()
  const response = await fetch(`${address}/api/admin/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  if (!response.ok || response.body === null) throw new Error(`live: ${response.status}`)
  const events: HeardEvent[] = []
  let isOver = false
  void read(response.body, events).finally(() => (isOver = true))
  const stream: LiveStream = {
    events,
    heard: () => events.map(({ kind, id }) => `${kind}:${id}`),
    until: (kind, id) =>
      vi.waitFor(
        () => {
          const found = events.some(
            (event) => event.kind === kind && (id === undefined || event.id === String(id)),
          )
          if (!found) throw new Error(`${kind}:${id ?? '*'} is not among ${stream.heard().join()}`)
        },
        { timeout: 5_000, interval: 20 },
      ),
    hasEnded: () => isOver,
    close: () => abort.abort(),
  }
  await stream.until('again')
  return stream
}

async function read(body: ReadableStream<Uint8Array>, events: HeardEvent[]): Promise<void> {
  const words = new TextDecoder()
  let rest = ''
  try {
    for await (const bytes of body) {
      const lines = (rest + words.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      const found = lines.filter((line) => line.startsWith('data: '))
      events.push(...found.map((line) => JSON.parse(line.slice(6)) as HeardEvent))
    }
  } catch {
    // Cut, or given up by the test.
  }
}
