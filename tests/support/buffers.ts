import { CompiledQuery, sql } from 'kysely'

import type { Db } from '#database/pool.ts'

/** Pages of tables and indexes that the statements of `work` look at, by their plans for these values. */
export async function buffersOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  const sent: CompiledQuery[] = []
  // All that hand-written SQL asks of a database, see readRows().
  const spy = {
    executeQuery: (query: CompiledQuery) => {
      sent.push(query)
      return db.executeQuery(query)
    },
  }
  await work(spy as unknown as Db)
  let buffers = 0
  for (const { sql: text, parameters } of sent) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...parameters]),
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    if (plan === undefined) throw new Error(`No plan for ${text}`)
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  return buffers
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** What autovacuum would do a little later. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}
