import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { ApiAnswer } from './api-call.ts'
import { StripeError } from './stripe-error.ts'
import type { SandboxDb, SandboxTrx } from './tables.ts'

/** A call that may be sent twice: the same key must come with the same method, path and body. */
interface KeyedCall {
  key: string
  method: string
  path: string
  body: string
}

interface KeyedAnswer extends ApiAnswer {
  isReplayed: boolean
}

const KEY_LIFETIME = sql`interval '24 hours'`

/**
 * Runs a call at most once per idempotency key, in one transaction with the key: the key, the
 * effects and the answer are kept together or not at all. A call that comes while the first is
 * under way waits for it and gets its answer; a call that was refused may be corrected and resent.
 */
export async function answerOnce(
  db: SandboxDb,
  call: KeyedCall,
  work: (trx: SandboxTrx) => Promise<ApiAnswer>,
): Promise<KeyedAnswer> {
  const fingerprint = fingerprintOf(call)
  return db.transaction().execute(async (trx) => {
    if (!(await claimKey(trx, call.key, fingerprint))) return replay(trx, call.key, fingerprint)
    const answer = await work(trx)
    await trx
      .updateTable('payment_sandbox.idempotency_keys')
      .set({ status: answer.status, body: JSON.stringify(answer.body) })
      .where('key', '=', call.key)
      .execute()
    return { ...answer, isReplayed: false }
  })
}

async function claimKey(trx: SandboxTrx, key: string, fingerprint: string): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_sandbox.idempotency_keys as known (key, fingerprint)
    values (${key}, ${fingerprint})
    on conflict (key) do update
      set fingerprint = excluded.fingerprint, created_at = now(), status = null, body = null
      where known.created_at < now() - ${KEY_LIFETIME}
    returning key`.execute(trx)
  return rows.length === 1
}

async function replay(trx: SandboxTrx, key: string, fingerprint: string): Promise<KeyedAnswer> {
  const known = await trx
    .selectFrom('payment_sandbox.idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (known.fingerprint !== fingerprint) {
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  if (known.status === null || known.body === null) {
    throw new Error(`Idempotency key ${key} was kept without an answer`)
  }
  return { status: known.status, body: known.body, isReplayed: true }
}

function fingerprintOf({ method, path, body }: KeyedCall): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, body]))
    .digest('base64url')
}
