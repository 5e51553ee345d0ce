import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Db } from '#database/pool.ts'

import { ShopError } from './shop-error.ts'

/** Counts failures of one kind (sign-ins, codes) per account and per address, in PostgreSQL: all processes see the same. */
export interface FailureLimit {
  /**
   * Runs an attempt. It is counted before it runs, so that attempts at the same moment cannot pass
   * the limit together, and the count is taken back when it succeeds. A failed one is answered the
   * later the more there were. Throws `too_many_requests` above the limit.
   */
  attempt<T>(who: { account: string; address: string }, run: () => Promise<T>): Promise<T>
}

const WINDOW_SECONDS = 15 * 60
const PER_ACCOUNT = 10
const PER_ADDRESS = 50
const FREE_FAILURES = 3
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000

export function createFailureLimit(db: Db, kind: string): FailureLimit {
  const limiter = (name: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: { query: queryOf(db) },
      storeType: 'client',
      tableName: 'limit_points',
      tableCreated: true,
      keyPrefix: `${kind}:${name}`,
      points,
      duration: WINDOW_SECONDS,
    })
  const accounts = limiter('account', PER_ACCOUNT)
  const addresses = limiter('address', PER_ADDRESS)
  return {
    async attempt({ account, address }, run) {
      const key = account.toLowerCase()
      await take(addresses, address)
      const { consumedPoints } = await take(accounts, key)
      try {
        const result = await run()
        await Promise.all([accounts.delete(key), addresses.reward(address)])
        return result
      } catch (error) {
        await pause(delayAfter(consumedPoints))
        throw error
      }
    },
  }
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
