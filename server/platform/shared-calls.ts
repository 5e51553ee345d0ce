import { randomBytes } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import * as z from 'zod'

/** Networks that are counted at a time; whoever calls least recently is forgotten first. */
const MOST_NETWORKS = 10_000
const SHARE_MS = 500
/** The part of the limit that a process keeps to itself, so that ordinary visitors cost no message. */
const OWN_SHARE = 50
/** A notification may have 8,000 bytes, and a network has 50 at most. */
const NETWORKS_A_MESSAGE = 100

const Message = z.object({ from: z.string(), calls: z.record(z.string(), z.int().min(1)) })

interface Count {
  calls: number
  begunAt: number
  /** Own calls that the other processes have not heard of. */
  unshared: number
}

interface SharedCallsOptions {
  limit: number
  windowMs: number
  /** Tells every process, this one too. */
  tell: (message: string) => Promise<unknown>
  now?: () => number
}

/**
 * How often each network has called within its window, in all processes together: counted in memory, and
 * told to the others twice a second once it is more than a fiftieth of the limit. A network may so pass
 * the limit by that much a process, and by what it calls in half a second.
 */
export class SharedCalls {
  readonly #options: SharedCallsOptions
  readonly #counts = new LRUCache<string, Count>({ max: MOST_NETWORKS })
  readonly #waiting = new Set<string>()
  readonly #name = randomBytes(9).toString('base64url')
  #sharing: NodeJS.Timeout | undefined

  constructor(options: SharedCallsOptions) {
    this.#options = options
  }

  /** Counts a call; answers how many there were in the window, and how long that lasts. */
  count(network: string): { current: number; ttl: number } {
    const found = this.#add(network, 1)
    found.unshared += 1
    if (found.unshared > this.#options.limit / OWN_SHARE) this.#shareSoon(network)
    return { current: found.calls, ttl: found.begunAt + this.#options.windowMs - this.#now() }
  }

  /** What a process has told, which may be this one. */
  heard(message: string): void {
    const { from, calls } = Message.parse(JSON.parse(message))
    if (from === this.#name) return
    for (const [network, times] of Object.entries(calls)) this.#add(network, times)
  }

  close(): void {
    clearTimeout(this.#sharing)
  }

  #add(network: string, calls: number): Count {
    const now = this.#now()
    const known = this.#counts.get(network)
    const count =
      known === undefined || known.begunAt + this.#options.windowMs <= now
        ? { calls: 0, begunAt: now, unshared: 0 }
        : known
    count.calls += calls
    this.#counts.set(network, count)
    return count
  }

  #shareSoon(network: string): void {
    this.#waiting.add(network)
    this.#sharing ??= setTimeout(() => void this.#share(), SHARE_MS).unref()
  }

  async #share(): Promise<void> {
    this.#sharing = undefined
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (let start = 0; start < waiting.length; start += NETWORKS_A_MESSAGE) {
      const calls: Record<string, number> = {}
      for (const network of waiting.slice(start, start + NETWORKS_A_MESSAGE)) {
        const count = this.#counts.get(network)
        if (count === undefined || count.unshared === 0) continue
        calls[network] = count.unshared
        count.unshared = 0
      }
      if (Object.keys(calls).length === 0) continue
      // While the database is away, each process counts alone.
      await this.#options.tell(JSON.stringify({ from: this.#name, calls })).catch(() => undefined)
    }
  }

  #now(): number {
    return this.#options.now?.() ?? performance.now()
  }
}
