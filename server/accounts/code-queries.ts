import { type Db, readRows, type Trx } from '#database/pool.ts'

export const CODE_MINUTES = 10
const TRIES = 5
const RESET_MINUTES = 15

/** The newest code of an account. Older codes and their reset tokens no longer work. */
export async function writeCode(trx: Trx, userId: number, hmac: Buffer): Promise<void> {
  await readRows(
    trx,
    `insert into password_codes (user_id, code_hmac, code_expires_at) values ($1, $2, now() + interval '${CODE_MINUTES} minutes')
    on conflict (user_id) do update set code_hmac = excluded.code_hmac, code_expires_at = excluded.code_expires_at,
      tries = 0, reset_token_hash = null, reset_expires_at = null, created_at = now()`,
    [userId, hmac],
  )
}

export interface TriedCode {
  user_id: number
  code_hmac: Buffer
}

/** Counts a try and returns the code's hash; undefined when there is no code or no try left. */
export async function tryCode(db: Db, email: string): Promise<TriedCode | undefined> {
  const [row] = await readRows<TriedCode>(
    db,
    `update password_codes c set tries = c.tries + 1 from users u
    where u.id = c.user_id and u.email = $1 and u.deleted_at is null and u.blocked_at is null
      and c.tries < ${TRIES} and c.code_expires_at > now() and c.reset_token_hash is null
    returning c.user_id, c.code_hmac`,
    [email],
  )
  return row
}

/** Replaces a code by a reset token; false when another request was faster or a newer code exists. */
export async function exchangeCode(
  db: Db,
  { user_id, code_hmac }: TriedCode,
  tokenHash: Buffer,
): Promise<boolean> {
  const rows = await readRows(
    db,
    `update password_codes set reset_token_hash = $3, reset_expires_at = now() + interval '${RESET_MINUTES} minutes'
    where user_id = $1 and code_hmac = $2 and reset_token_hash is null returning user_id`,
    [user_id, code_hmac, tokenHash],
  )
  return rows.length === 1
}

/** Uses up a reset token and returns the account it belonged to. */
export async function takeResetToken(
  trx: Trx,
  email: string,
  tokenHash: Buffer,
): Promise<number | undefined> {
  const [row] = await readRows<{ user_id: number }>(
    trx,
    `delete from password_codes c using users u
    where u.id = c.user_id and u.email = $1 and u.deleted_at is null
      and c.reset_token_hash = $2 and c.reset_expires_at > now()
    returning c.user_id`,
    [email, tokenHash],
  )
  return row?.user_id
}

/** Invalidates every code and reset token of an account. */
export async function deleteCode(trx: Trx, userId: number): Promise<void> {
  await readRows(trx, 'delete from password_codes where user_id = $1', [userId])
}

/** An account has one at most, so there are never many. */
export async function deleteStaleCodes(db: Db): Promise<void> {
  await readRows(
    db,
    'delete from password_codes where greatest(code_expires_at, reset_expires_at) < now()',
  )
}
