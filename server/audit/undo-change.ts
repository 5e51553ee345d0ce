import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { type Context, requireStaff, requireUser } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { auditRowById } from './queries.ts'
import { recordChange } from './record-change.ts'
import {
  canUndo,
  type Fields,
  type UndoneRow,
  type Undoer,
  undoerOf,
  type Undoers,
} from './undo.ts'

/**
 * Puts a record back to what it was before a change, where it still stands as the change left it. Throws
 * `not_found`, `stale` with the values as they are now, and `conflict` for what cannot be undone.
 */
export async function undoChange(
  { db, undoers }: { db: Db; undoers: Undoers },
  auditId: number,
  context: Context,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await auditRowById(trx, auditId)
    if (row === undefined) throw new ShopError('not_found')
    const { entity, entity_id: entityId, before, after } = row
    const undoer = undoerOf(undoers, entity)
    const mayUndo = canUndo(undoers, requireUser(context).role, row)
    if (undoer === undefined || !mayUndo || before === null || after === null)
      throw new ShopError('conflict', { message: 'audit.not_undoable' })
    const undone = { id: auditId, entity_id: entityId, before, after }
    const told =
      'counter' in undoer
        ? await undoer.counter(trx, undone, context)
        : await putBack(trx, undoer, undone, context)
    await recordChange(trx, requireStaff(context), { action: 'undo', entity, entityId, ...told })
  })
}

async function putBack(
  trx: Trx,
  undoer: Undoer,
  { entity_id: entityId, before, after }: UndoneRow,
  context: Context,
): Promise<{ before: Fields; after: Fields }> {
  const current = await undoer.current(trx, entityId)
  if (current === undefined) throw new ShopError('conflict', { message: 'audit.record_gone' })
  refuseChanged(current, after)
  const former = pick(before, Object.keys(after))
  await undoer.putBack(trx, entityId, former, context)
  return { before: after, after: former }
}

function refuseChanged(current: Fields, left: Fields): void {
  const names = Object.keys(left)
  const isAsLeft = names.every((name) => asJson(current[name]) === asJson(left[name]))
  if (isAsLeft) return
  throw new ShopError('stale', {
    message: 'audit.changed_since',
    extra: { data: pick(current, names) },
  })
}

/** A field that was not there before is empty again. */
function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}

/** Keys in one order, as the audit log keeps them in another. */
function asJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
