import { sql } from 'kysely'

import { openDatabase } from '#database/pool.ts'

/** So that one test may send more than a visitor may: what was counted of contact and reviews is forgotten. */
export async function forgetFormLimits(): Promise<void> {
  const db = openDatabase(process.env['OCTAVO_TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    await sql`delete from limit_points where key ~ '(contact|reviews?)'`.execute(db)
  } finally {
    await db.destroy()
  }
}
