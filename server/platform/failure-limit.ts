import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { type Db, readRows } from '#database/pool.ts'

import { ShopError } from './shop-error.ts'

/** Counts failures of one kind (sign-ins, codes) per account and per address, in PostgreSQL: all processes see the same. */
export interface FailureLimit {
  /**
   * Runs an attempt. It is counted before it runs, so that attempts at the same moment cannot pass
   * the limit together; the count is taken back when it succeeds or breaks down. A failed one
   * is answered later the more there were. Throws `too_many_requests` above the limit.
   */
  attempt<T>(who: { account: string; address: string }, run: () => Promise<T>): Promise<T>
  /** Forgets the failures of an account whose owner has proved who they are in another way. */
  forgive(account: string): Promise<void>
}

/** Counts calls of one kind, whether they succeed or fail. */
export interface CallLimit {
  /** Throws `too_many_requests` above the limit. */
  take(key: string): Promise<void>
}

const FAILURE_SECONDS = 15 * 60
const PER_ACCOUNT = 10
const PER_ADDRESS = 50
const FREE_FAILURES = 3
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000

export function createFailureLimit(db: Db, kind: string): FailureLimit {
  const limit = (per: string, calls: number) =>
    limiterOf(db, `${kind}:${per}`, { calls, seconds: FAILURE_SECONDS })
  const accounts = limit('account', PER_ACCOUNT)
  const addresses = limit('address', PER_ADDRESS)
  // Attempts count until they succeed, so correct ones at the same moment could refuse
  // each other: they wait in line instead.
  const perAccount = createLanes(1)
  const perAddress = createLanes(PER_ADDRESS / 2)

  async function counted<T>(key: string, address: string, run: () => Promise<T>) {
    await take(addresses, address)
    const { consumedPoints: failures } = await take(accounts, key)
    try {
      const result = await run()
      await Promise.all([accounts.delete(key), addresses.reward(address)])
      return { result }
    } catch (error) {
      if (error instanceof ShopError) return { error, failures }
      await Promise.all([accounts.reward(key), addresses.reward(address)])
      throw error
    }
  }

  return {
    async attempt({ account, address }, run) {
      const key = keyOf(account)
      const outcome = await perAccount(key, () =>
        perAddress(address, () => counted(key, address, run)),
      )
      if ('result' in outcome) return outcome.result
      await pause(delayAfter(outcome.failures))
      throw outcome.error
    },
    async forgive(account) {
      await accounts.delete(keyOf(account))
    },
  }
}

/** So many calls in so long. */
export interface Rate {
  calls: number
  seconds: number
}

/** Submissions of public forms per address. */
export const PUBLIC_FORM_RATE: Rate = { calls: 20, seconds: 10 * 60 }

export function createCallLimit(db: Db, kind: string, rate: Rate): CallLimit {
  const limiter = limiterOf(db, kind, rate)
  return {
    async take(key) {
      await take(limiter, key)
    },
  }
}

/** Deletes expired points; one batch, returns how many. */
export async function deleteStalePoints(db: Db, now: Date, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from limit_points where key in (
      select key from limit_points where expire < $1 order by expire limit $2) returning key`,
    [now.getTime(), limit],
  )
  return rows.length
}

/** Milliseconds before the nth failure is answered: none at first, then doubling. */
export function delayAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES - 1))
}

/** An account may be named by an email address, which is too long for a key and should not be stored. */
export function keyOf(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('base64url')
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

function limiterOf(db: Db, keyPrefix: string, rate: Rate): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: queryOf(db) },
    storeType: 'client',
    tableName: 'limit_points',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: rate.calls,
    duration: rate.seconds,
  })
}

/** Limits how many run at once for the same key in this process; the others wait in line. */
function createLanes(width: number) {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    lanes.set(key, lane)
    if (lane.running < width) lane.running += 1
    else await new Promise<void>((resolve) => lane.waiting.push(resolve))
    try {
      return await run()
    } finally {
      const next = lane.waiting.shift()
      // The next in line takes over.
      if (next !== undefined) next()
      else lane.running -= 1
      if (lane.running === 0) lanes.delete(key)
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
