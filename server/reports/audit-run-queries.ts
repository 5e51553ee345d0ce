import { type Db, readRows } from '#database/pool.ts'

/** A day before the last run, so that nothing falls between two; the last 90 days at the first. */
export async function lastRun(db: Db): Promise<Date> {
  const [row] = await readRows<{ since: Date }>(
    db,
    "select coalesce(max(at) - interval '1 day', now() - interval '90 days') as since from audit_runs",
  )
  return row?.since ?? new Date(0)
}

export async function recordRun(db: Db, findings: number): Promise<void> {
  await readRows(
    db,
    `insert into audit_runs (findings) values ($1)
    on conflict (id) do update set at = now(), findings = excluded.findings`,
    [findings],
  )
}
