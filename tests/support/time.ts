import { sql } from 'kysely'

import { openDatabase } from '#database/pool.ts'

/**
 * Lets a customer's tokens grow old, as a night does: only the short-lived ones, which the browser
 * renews by itself, or the long-lived ones too, which ends every session.
 */
export async function letSessionsExpire(userId: number, kind: 'access' | 'refresh'): Promise<void> {
  const db = openDatabase(process.env['OCTAVO_TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    await sql`update session_tokens set expires_at = now() - interval '1 minute'
      from sessions where sessions.id = session_id and user_id = ${userId}
      and (kind = 'access' or ${kind} = 'refresh')`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** Lets it be so long since a customer signed in that the password is asked for again. */
export async function letSignInAge(userId: number): Promise<void> {
  const db = openDatabase(process.env['OCTAVO_TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    await sql`update sessions set created_at = created_at - interval '11 minutes' where user_id = ${userId}`.execute(
      db,
    )
  } finally {
    await db.destroy()
  }
}
