import pg from 'pg'

export interface DeadlineConfig extends pg.ClientConfig {
  /** A statement without an answer for so long breaks its connection. 0 waits for ever. */
  answerLimitMs?: number
}

/** The first probe of a connection that nobody uses; the system's own default is two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

const END_LIMIT_MS = 1_000

const open = new Set<DeadlineClient>()

/**
 * A client that notices when its connection has died without a word. PostgreSQL's own time limits
 * cannot reach us then: the statement fails here as "Connection terminated", and a pool drops the client.
 * What kills one connection mostly kills them all, so the idle ones to the same database go with it.
 */
export class DeadlineClient extends pg.Client {
  readonly #answerLimitMs: number
  #underWay = 0
  #answeredAt = 0

  constructor(config: DeadlineConfig = {}) {
    super(config)
    this.#answerLimitMs = config.answerLimitMs ?? 0
    this.on('end', () => open.delete(this))
    open.add(this)
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- pg's eight overloads of query cannot be restated in a subclass
  override query(...args: any[]): any {
    // oxlint-disable-next-line typescript/unbound-method -- applied to this client at once
    const send = () => Reflect.apply(super.query, this, args)
    const answered = this.#awaitAnswer()
    const callback: unknown = args.at(-1)
    if (typeof callback !== 'function') return (send() as Promise<unknown>).finally(answered)
    args[args.length - 1] = (...answer: unknown[]) => {
      answered()
      Reflect.apply(callback, undefined, answer)
    }
    return send()
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- with a callback or as a promise
  override end(...args: any[]): any {
    setTimeout(() => this.#break(), END_LIMIT_MS).unref()
    // oxlint-disable-next-line typescript/unbound-method -- applied to this client at once
    return Reflect.apply(super.end, this, args)
  }

  /** Answers what to call when the answer is there. */
  #awaitAnswer(): () => void {
    const sentAt = performance.now()
    this.#underWay++
    const limit =
      this.#answerLimitMs > 0 && setTimeout(() => this.#breakAll(sentAt), this.#answerLimitMs)
    return () => {
      if (limit) clearTimeout(limit)
      this.#underWay--
      this.#answeredAt = performance.now()
    }
  }

  /** Those that have answered since then are alive, and those in the middle of a statement have a limit of their own. */
  #breakAll(since: number): void {
    for (const other of open) {
      const isSameDatabase =
        other.host === this.host && other.port === this.port && other.database === this.database
      if (isSameDatabase && other.#underWay === 0 && other.#answeredAt < since) other.#break()
    }
    this.#break()
  }

  #break(): void {
    this.connection.stream.destroy()
  }
}
