import { type Db, readRows } from '#database/pool.ts'

import type { JobDefinition } from './job-queue.ts'

/** Lists whose lengths triggers keep, by part: orders by status, accounts by role, printers by brand. */
type KeptList = 'orders' | 'users' | 'printers'

/** How many rows such a list has, or one part of it; exact, however long it is. */
export async function keptCount(db: Db, list: KeptList, part?: string): Promise<number> {
  const [row] = await readRows<{ number: number }>(
    db,
    `select coalesce(sum(number), 0)::int as number from kept_counts
    where list = $1 and ($2::text is null or part = $2)`,
    [list, part ?? null],
  )
  return row?.number ?? 0
}

export function keptCountJobs({ db }: { db: Db }): JobDefinition[] {
  return [
    {
      queue: 'compact-kept-counts',
      cron: '* * * * *',
      run: async () => void (await readRows(db, 'select compact_kept_counts()')),
    },
  ]
}
