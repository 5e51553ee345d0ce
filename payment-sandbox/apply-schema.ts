import { readFileSync } from 'node:fs'

import { sql } from 'kysely'

import type { SandboxDb } from './tables.ts'

/**
 * Makes the gateway's tables, or completes them. Several processes may start at once; the lock lets
 * them do it one after another.
 */
export async function applySchema(db: SandboxDb): Promise<void> {
  const statements = readFileSync(new URL('schema.sql', import.meta.url), 'utf8').split(/;\s*$/m)
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('payment_sandbox/schema.sql'))`.execute(trx)
    for (const statement of statements) {
      if (statement.trim() !== '') await sql.raw(statement).execute(trx)
    }
  })
}
