import { type Trx, readRows } from '#database/pool.ts'
import type { Staff } from '#server/platform/context.ts'

export interface Change {
  /** `update`, `refund`, `ship` … */
  action: string
  /** `order`, `product` … */
  entity: string
  entityId: number | string
  /** What it was and what it became, as far as it changed; without secrets. */
  before?: object
  after?: object
  /** What made it beside the person who did: `catalogue_import:12`. */
  cause?: string
}

/** Leaves the audit row of a change by staff, in the transaction that makes it. */
export async function recordChange(trx: Trx, staff: Staff, change: Change): Promise<void> {
  await recordChanges(trx, staff, [change])
}

/** The same for many changes at once. */
export async function recordChanges(
  trx: Trx,
  { id, ip }: Pick<Staff, 'id' | 'ip'>,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  await readRows(
    trx,
    `insert into audit_log (actor_id, action, entity, entity_id, before, after, cause, ip)
    select $1::int, c.action, c.entity, c.entity_id, c.before, c.after, c.cause, $3
    from json_to_recordset($2::json)
      as c (action text, entity text, entity_id text, before jsonb, after jsonb, cause text)`,
    [
      id,
      JSON.stringify(
        changes.map(({ entityId, ...change }) => ({ ...change, entity_id: String(entityId) })),
      ),
      ip,
    ],
  )
}
