import { type Db, readRows, type Trx } from '#database/pool.ts'

const RESTORE_DAYS = 7

/** Keeps an address that an account gives up, for as long as its owner may take it back. */
export async function insertEmailRestore(
  trx: Trx,
  { userId, email, tokenHash }: { userId: number; email: string; tokenHash: Buffer },
): Promise<void> {
  await readRows(
    trx,
    `insert into email_restores (token_hash, user_id, email, expires_at)
    values ($1, $2, $3, now() + interval '${RESTORE_DAYS} days')`,
    [tokenHash, userId, email],
  )
}

export interface EmailRestore {
  id: number
  user_id: number
  email: string
}

export async function emailRestoreOf(db: Db, tokenHash: Buffer): Promise<EmailRestore | undefined> {
  const [row] = await readRows<EmailRestore>(
    db,
    'select id, user_id, email::text from email_restores where token_hash = $1 and expires_at > now()',
    [tokenHash],
  )
  return row
}

/**
 * Uses a token up, and with it those of later changes: whoever took the account over got their
 * mails. Tokens of earlier addresses stay good. False when another call was faster.
 */
export async function useEmailRestore(trx: Trx, { id, user_id }: EmailRestore): Promise<boolean> {
  const rows = await readRows<{ id: number }>(
    trx,
    'delete from email_restores where user_id = $1 and id >= $2 returning id',
    [user_id, id],
  )
  return rows.some((row) => row.id === id)
}

/** Whether somebody else may still take this address back, so that nobody can have it meanwhile. */
export async function isEmailKept(
  db: Db,
  email: string,
  forUserId: number | null,
): Promise<boolean> {
  const [row] = await readRows<{ is_kept: boolean }>(
    db,
    `select exists (select from email_restores
      where email = $1 and expires_at > now() and user_id is distinct from $2::int) as is_kept`,
    [email, forUserId],
  )
  return row?.is_kept === true
}

export async function writeEmail(trx: Trx, userId: number, email: string): Promise<void> {
  await readRows(trx, 'update users set email = $2, version = version + 1 where id = $1', [
    userId,
    email,
  ])
}

export async function deleteStaleEmailRestores(db: Db): Promise<void> {
  await readRows(db, 'delete from email_restores where expires_at <= now()')
}
