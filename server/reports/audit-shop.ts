import { type Db, readRows } from '#database/pool.ts'

import { INVARIANTS } from './invariants.ts'

export interface Finding {
  /** `I1` … as in docs/operations.md. */
  invariant: string
  claim: string
  subject: string
  detail: string
}

/** Checks every invariant the database can answer; empty for a sound shop. Reads only. */
export async function auditShop(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [invariant, { claim, sql }] of Object.entries(INVARIANTS)) {
    const rows = await readRows<{ subject: string; detail: string }>(db, sql)
    findings.push(...rows.map((row) => ({ invariant, claim, ...row })))
  }
  return findings
}
