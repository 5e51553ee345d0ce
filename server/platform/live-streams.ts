import { Readable } from 'node:stream'

import { ShopError } from './shop-error.ts'

/** Who listens, by the sign-in the stream belongs to. */
export interface Listening {
  userId: number
  sessionId: number
}

/** Which of these sign-ins may go on listening. */
export type StillMay = (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>

interface Stream extends Listening {
  out: Readable
}

/** A sign-in that is over ends its streams: nobody is told of this. */
const ACCESS = 'access'
/** Below the half minute after which proxies and mobile networks drop a silent connection. */
const BEAT_MS = 20_000
const GATHER_MS = 200
/** More at once is said by "again". */
const EVENTS_AT_ONCE = 50
const STREAMS_A_PERSON = 20
/** A listener who reads nothing any more is given up; it reconnects and reads again. */
const UNREAD_BYTES = 64_000
const RETRY_SECONDS = 30
/** When a program that follows the stream comes back; the shop's own pages know better. */
const RETRY_MS = 3_000
const AGAIN = eventOf('again', '')

/**
 * Streams of server-sent events to whoever is signed in, fed by the notifications of the database: what
 * any process writes reaches the listeners of each. Nothing is kept for who is away. A stream begins by
 * saying that everything shown should be read again, and says so after a gap.
 */
export class LiveStreams {
  readonly #stillMay: StillMay
  readonly #streams = new Set<Stream>()
  #gathered = new Set<string>()
  #sending: NodeJS.Timeout | undefined
  #beating: NodeJS.Timeout | undefined
  #isClosed = false

  /** `stillMay` is asked with each beat, and when a sign-in is over. */
  constructor(stillMay: StillMay) {
    this.#stillMay = stillMay
  }

  /** Throws `too_many_requests` when somebody listens too often. */
  open({ userId, sessionId }: Listening): Readable {
    const own = [...this.#streams].filter((stream) => stream.userId === userId)
    if (this.#isClosed || own.length >= STREAMS_A_PERSON)
      throw new ShopError('too_many_requests', { retryAfterSeconds: RETRY_SECONDS })
    const stream = { userId, sessionId, out: new Readable({ read: () => undefined }) }
    stream.out.once('close', () => this.#forget(stream))
    this.#streams.add(stream)
    this.#beating ??= setInterval(() => this.#beat(), BEAT_MS)
    stream.out.push(`retry: ${RETRY_MS}\n\n${AGAIN}`)
    return stream.out
  }

  /** A notification: `kind:id`, or `kind:id:user` for one listener alone. */
  heard(payload: string): void {
    if (this.#streams.size === 0) return
    this.#gathered.add(payload)
    this.#sending ??= setTimeout(() => this.#send(), GATHER_MS)
  }

  /** Notifications may have been missed. */
  missed(): void {
    this.heard('again:')
    this.heard(`${ACCESS}:`)
  }

  counts(): { streams: number; people: number } {
    const people = new Set([...this.#streams].map(({ userId }) => userId))
    return { streams: this.#streams.size, people: people.size }
  }

  /** Ends every stream, and refuses new ones. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#sending)
    for (const stream of this.#streams) this.#end(stream)
  }

  #forget(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#beating)
    this.#beating = undefined
  }

  #end(stream: Stream): void {
    this.#forget(stream)
    stream.out.push(null)
  }

  #beat(): void {
    for (const stream of this.#streams) write(stream, ': \n\n')
    void this.#endThoseOver()
  }

  /** What came within a moment goes on as one, each but once and in its order. */
  #send(): void {
    const events = [...this.#gathered].map(parse)
    this.#gathered = new Set()
    this.#sending = undefined
    const isMuch = events.length > EVENTS_AT_ONCE
    for (const stream of this.#streams) {
      const text = isMuch ? AGAIN : textFor(stream.userId, events)
      if (text !== '') write(stream, text)
    }
    if (events.some(({ kind }) => kind === ACCESS)) void this.#endThoseOver()
  }

  async #endThoseOver(): Promise<void> {
    const before = [...this.#streams]
    if (before.length === 0) return
    try {
      const allowed = await this.#stillMay([...new Set(before.map(({ sessionId }) => sessionId))])
      for (const stream of before) if (!allowed.has(stream.sessionId)) this.#end(stream)
    } catch {
      // Without a database there is nothing to tell, and the next beat asks again.
    }
  }
}

interface LiveEvent {
  kind: string
  userId: number | undefined
  text: string
}

function parse(payload: string): LiveEvent {
  const [kind = '', id = '', user = ''] = payload.split(':')
  return { kind, userId: user === '' ? undefined : Number(user), text: eventOf(kind, id) }
}

function textFor(userId: number, events: readonly LiveEvent[]): string {
  return events
    .filter(
      (event) => event.kind !== ACCESS && (event.userId === undefined || event.userId === userId),
    )
    .map(({ text }) => text)
    .join('')
}

function eventOf(kind: string, id: string): string {
  return `data: ${JSON.stringify({ kind, id })}\n\n`
}

function write({ out }: Stream, text: string): void {
  if (out.readableLength > UNREAD_BYTES) out.destroy()
  else out.push(text)
}
