import { isForeignKeyViolation, isUniqueViolation } from '#database/failures.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, requireCurrent } from '#server/audit/record-edit.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

interface Row {
  id: number
  version: number
}

/** A kind of record that articles refer to: what staff may do with it is the same for all. */
export interface ReferenceKind<R extends Row> {
  /** As the audit log calls it. */
  entity: 'brand' | 'color' | 'category' | 'printer'
  /** The row as staff see it, locked on demand. */
  read: (db: Db, id: number) => Promise<R | undefined>
  lock: (trx: Trx, id: number) => Promise<unknown>
  /** The constraint that keeps its slugs apart. */
  uniqueSlug: string
}

/** Adds a record by `insert`, which answers its id. Throws `validation` where the slug is taken. */
export function addReference<R extends Row>(
  db: Db,
  staff: Staff,
  kind: ReferenceKind<R>,
  insert: (trx: Trx) => Promise<number>,
): Promise<R> {
  return refusingTakenSlug(kind, () =>
    inTransaction(db, async (trx) => {
      const row = await requireReference(trx, kind, await insert(trx))
      const { id, version: _version, ...after } = row
      await recordChange(trx, staff, {
        action: 'create',
        entity: kind.entity,
        entityId: id,
        after,
      })
      return row
    }),
  )
}

/**
 * Changes a record by `update`, which sees it as it was. Throws `not_found`, `stale` with the record as it
 * is, and `validation` where the slug is taken.
 */
export function changeReference<R extends Row>(
  db: Db,
  staff: Staff,
  kind: ReferenceKind<R>,
  { id, version }: { id: number; version: number | undefined },
  update: (trx: Trx, before: R) => Promise<void>,
): Promise<R> {
  return refusingTakenSlug(kind, () =>
    inTransaction(db, async (trx) => {
      await kind.lock(trx, id)
      const found = await kind.read(trx, id)
      const before = await requireCurrent(found, version, (now) => now)
      await update(trx, before)
      const after = await requireReference(trx, kind, id)
      await recordEdit(trx, staff, { entity: kind.entity, before, after })
      return after
    }),
  )
}

/** Deletes a record by `remove`. Throws `not_found`, and `in_use` while something refers to it. */
export async function removeReference<R extends Row>(
  db: Db,
  staff: Staff,
  kind: ReferenceKind<R>,
  id: number,
  remove: (trx: Trx) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      await kind.lock(trx, id)
      const { id: _id, version: _version, ...before } = await requireReference(trx, kind, id)
      await remove(trx)
      await recordChange(trx, staff, {
        action: 'delete',
        entity: kind.entity,
        entityId: id,
        before,
      })
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new ShopError('in_use')
    throw error
  }
}

export async function requireReference<R extends Row>(
  db: Db,
  { read }: ReferenceKind<R>,
  id: number,
): Promise<R> {
  const row = await read(db, id)
  if (row === undefined) throw new ShopError('not_found')
  return row
}

/** A statement each: a brand has more articles than one may take the time for. */
const SEARCH_BATCH = 500

/** Articles are found by the names of their brand, category and colour: makes their words anew. */
export async function refreshSearchOf(
  trx: Trx,
  column: 'brand_id' | 'category_id' | 'color_id',
  id: number,
): Promise<void> {
  const rows = await readRows<{ id: number }>(
    trx,
    `select id from products where ${column} = $1 order by id`,
    [id],
  )
  for (let start = 0; start < rows.length; start += SEARCH_BATCH) {
    const ids = rows.slice(start, start + SEARCH_BATCH).map((row) => row.id)
    // oxlint-disable-next-line no-await-in-loop -- in one transaction
    await readRows(trx, 'select refresh_product_search($1::int[])', [ids])
  }
}

async function refusingTakenSlug<R extends Row, Result>(
  { uniqueSlug }: ReferenceKind<R>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error, uniqueSlug)) throw error
    throw new ShopError('validation', { fields: { slug: 'field.slug_taken' } })
  }
}
