import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { type Db, readRows } from '#database/pool.ts'

import { ShopError } from './shop-error.ts'

/** Counts failures of one kind (sign-ins, codes) per account and per address, in PostgreSQL: all processes see the same. */
export interface FailureLimit {
  /**
   * Runs an attempt. It is counted before it runs, so that attempts at the same moment cannot pass
   * the limit together, and the count is taken back when it succeeds or breaks down. A failed one
   * is answered the later the more there were. Throws `too_many_requests` above the limit.
   */
  attempt<T>(who: { account: string; address: string }, run: () => Promise<T>): Promise<T>
  /** Forgets the failures of an account whose owner proved to be one by other means. */
  forgive(account: string): Promise<void>
}

/** Counts calls of one kind, whatever comes of them. */
export interface CallLimit {
  /** False above the limit. */
  allows(key: string): Promise<boolean>
  /** Throws `too_many_requests` above the limit. */
  take(key: string): Promise<void>
}

const WINDOW_SECONDS = 15 * 60
const PER_ACCOUNT = 10
const PER_ADDRESS = 50
const FREE_FAILURES = 3
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000

export function createFailureLimit(db: Db, kind: string): FailureLimit {
  const accounts = limiterOf(db, `${kind}:account`, PER_ACCOUNT)
  const addresses = limiterOf(db, `${kind}:address`, PER_ADDRESS)
  const inTurn = createTurns()
  return {
    async attempt({ account, address }, run) {
      const key = account.toLowerCase()
      let failures = 0
      try {
        // One after the other per account: what is under way and will succeed must not count against the next.
        return await inTurn(key, async () => {
          await take(addresses, address)
          failures = (await take(accounts, key)).consumedPoints
          try {
            const result = await run()
            await Promise.all([accounts.delete(key), addresses.reward(address)])
            return result
          } catch (error) {
            if (!(error instanceof ShopError))
              await Promise.all([accounts.reward(key), addresses.reward(address)])
            throw error
          }
        })
      } catch (error) {
        await pause(delayAfter(failures))
        throw error
      }
    },
    async forgive(account) {
      await accounts.delete(account.toLowerCase())
    },
  }
}

export function createCallLimit(db: Db, kind: string, points: number): CallLimit {
  const limiter = limiterOf(db, kind, points)
  return {
    async allows(key) {
      try {
        await take(limiter, key)
        return true
      } catch (error) {
        if (error instanceof ShopError) return false
        throw error
      }
    },
    async take(key) {
      await take(limiter, key)
    },
  }
}

/** Forgets points whose time is over. */
export async function deleteStalePoints(db: Db, now: Date): Promise<void> {
  await readRows(db, 'delete from limit_points where expire < $1', [now.getTime()])
}

/** Milliseconds before the nth failure is answered: none at first, then doubling. */
export function delayAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES - 1))
}

async function take(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new ShopError('too_many_requests', {
      retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
    })
  }
}

function limiterOf(db: Db, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: queryOf(db) },
    storeType: 'client',
    tableName: 'limit_points',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: WINDOW_SECONDS,
  })
}

/** Runs what comes under the same key one after the other, in this process. */
function createTurns() {
  const lastOf = new Map<string, Promise<unknown>>()
  return async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const before = lastOf.get(key)
    const running = before === undefined ? run() : Promise.allSettled([before]).then(run)
    lastOf.set(key, running)
    try {
      return await running
    } finally {
      if (lastOf.get(key) === running) lastOf.delete(key)
    }
  }
}

/** The limiter speaks to a driver's client; ours is the shop's own pool. */
function queryOf(db: Db) {
  return async (query: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(query.text, query.values))
    return { rows, rowCount: rows.length }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
