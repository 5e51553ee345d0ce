import { createHash } from 'node:crypto'

import { type Db, readRows, type Trx } from '#database/pool.ts'

import { type Context, ownerOf } from './context.ts'
import { inBatches } from './in-batches.ts'
import type { JobDefinition } from './job-queue.ts'
import { ShopError } from './shop-error.ts'

/** Calls are not repeated after a day, and the stored answer may hold an order's addresses. */
const KEPT_HOURS = 24

/**
 * Runs a call once per Idempotency-Key of its caller: a repeat gets the first one's answer. Without
 * a key it just runs. Throws `idempotency_conflict` when the key was used with another body. Two
 * calls at the same moment both run, so what runs must be safe to repeat; a failed call may be
 * tried again under its key.
 */
export async function once<Answer extends object>(
  db: Db,
  context: Context,
  body: unknown,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { idempotencyKey: key } = context
  if (key === undefined) return run()
  const owner = `${ownerName(context)} ${context.path}`
  const hash = createHash('sha256').update(JSON.stringify(body)).digest()
  const known = await knownCall(db, owner, key)
  if (known !== undefined && !known.request_hash.equals(hash)) {
    throw new ShopError('idempotency_conflict')
  }
  // The column holds what this very call answered before.
  if (known !== undefined) return known.answer as Answer
  const answer = await run()
  await readRows(
    db,
    `insert into idempotency_keys (owner, key, request_hash, answer) values ($1, $2, $3, $4) on conflict do nothing`,
    [owner, key, hash, JSON.stringify(answer)],
  )
  return answer
}

/** The same UUID for the same text: for what a table or another service knows by a UUID. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What a call under this key answered its caller; undefined when none came, or none has ended. */
export async function answerTo(
  db: Db,
  context: Context,
  call: { path: string; key: string },
): Promise<unknown> {
  const owner = `${ownerName(context)} ${call.path}`
  return (await knownCall(db, owner, call.key))?.answer
}

/** Deletes the answers an account got, and those a guest got that name its address. */
export async function forgetAnswersTo(
  trx: Trx,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await readRows(
    trx,
    `delete from idempotency_keys
    where starts_with(owner, $1) or position(lower($2) in lower(answer::text)) > 0`,
    [`user ${userId} `, email],
  )
}

/** Forgets keys after a day. */
export function idempotencyJob(db: Db): JobDefinition {
  return {
    queue: 'forget-idempotency-keys',
    cron: '7 * * * *',
    run: () => inBatches((limit) => deleteKeysOlderThan(db, KEPT_HOURS, limit)),
  }
}

async function deleteKeysOlderThan(db: Db, hours: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from idempotency_keys where (owner, key) in (
      select owner, key from idempotency_keys where created_at < now() - make_interval(hours => $1)
      order by created_at limit $2)
    returning key`,
    [hours, limit],
  )
  return rows.length
}

interface KnownCall {
  request_hash: Buffer
  answer: unknown
}

async function knownCall(db: Db, owner: string, key: string): Promise<KnownCall | undefined> {
  const [row] = await readRows<KnownCall>(
    db,
    'select request_hash, answer from idempotency_keys where owner = $1 and key = $2',
    [owner, key],
  )
  return row
}

function ownerName({ caller }: Context): string {
  const owner = ownerOf(caller)
  if (owner === undefined) return 'nobody'
  return owner.userId === null
    ? `guest ${owner.guestHash.toString('base64url')}`
    : `user ${owner.userId}`
}
