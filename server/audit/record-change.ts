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
}

/** Leaves the audit row of a change by staff, in the transaction that makes it. */
export async function recordChange(
  trx: Trx,
  { id, ip }: Staff,
  { action, entity, entityId, before, after }: Change,
): Promise<void> {
  await readRows(
    trx,
    `insert into audit_log (actor_id, action, entity, entity_id, before, after, ip)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, action, entity, String(entityId), json(before), json(after), ip],
  )
}

function json(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
