import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import { type ApiAnswer, type ApiCall, ok } from './api-call.ts'
import { CreateFault, readParameters } from './parameters.ts'
import { invalidRequest, StripeError } from './stripe-error.ts'
import type { SandboxDb, SandboxTrx } from './tables.ts'

interface Fault {
  kind: 'error' | 'slow' | 'lost_answer'
  status: number | null
  delay_ms: number
}

/** Orders that the next calls go wrong: `operation` such as `payment_intents.create`, or any. */
export async function createFault(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const { kind, operation, delay_ms, times, ...params } = readParameters(CreateFault, call.form)
  const status = kind === 'error' ? (params.status ?? 500) : null
  if (kind === 'slow' && delay_ms === 0) {
    throw invalidRequest('A slow answer needs delay_ms.', { param: 'delay_ms' })
  }
  const fault = await trx
    .insertInto('payment_sandbox.faults')
    .values({ kind, operation: operation ?? null, status, delay_ms, remaining: times })
    .returning(['id', 'kind', 'operation', 'status', 'delay_ms', 'remaining'])
    .executeTakeFirstOrThrow()
  return ok({ object: 'test_helpers.fault', ...fault })
}

export async function clearFaults(trx: SandboxTrx): Promise<ApiAnswer> {
  await trx.deleteFrom('payment_sandbox.faults').execute()
  return ok({ object: 'test_helpers.fault', deleted: true })
}

/**
 * Uses up one ordered fault for this call: waits, refuses before anything has happened, or tells
 * that the answer must be lost after everything has.
 */
export async function meetFault(
  db: SandboxDb,
  operation: string,
): Promise<{ losesAnswer: boolean }> {
  const fault = await takeFault(db, operation)
  if (fault === undefined) return { losesAnswer: false }
  if (fault.delay_ms > 0) await sleep(fault.delay_ms)
  if (fault.kind === 'error') throw faultError(fault.status ?? 500)
  return { losesAnswer: fault.kind === 'lost_answer' }
}

async function takeFault(db: SandboxDb, operation: string): Promise<Fault | undefined> {
  const { rows } = await sql<Fault>`
    update payment_sandbox.faults set remaining = remaining - 1
    where id = (
      select id from payment_sandbox.faults
      where remaining > 0 and coalesce(operation, ${operation}) = ${operation}
      order by id limit 1 for update)
    returning kind, status, delay_ms`.execute(db)
  return rows[0]
}

function faultError(status: number): StripeError {
  if (status === 429) {
    return new StripeError(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Too many requests hit the API too quickly.',
    })
  }
  if (status === 409) {
    return new StripeError(409, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request is currently accessing it.',
    })
  }
  return new StripeError(status, { type: 'api_error', message: 'An unknown error occurred.' })
}
