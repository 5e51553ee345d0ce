import type { CatalogueColumn } from '#contract/plain/catalogue-columns.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { IMPORT_ENTITY } from './advance-import.ts'
import { type ImportTable, lockImport, updateImport } from './import-queries.ts'
import { rememberMapping } from './mapping-queries.ts'
import { headingsKey, keyByColumns } from './start-import.ts'

type Mapping = readonly { heading: string; column: CatalogueColumn | null }[]

/**
 * Says what the columns of a file mean, and has it checked anew. Throws `not_found`, `validation`, and
 * `conflict` for a file that is being written or was.
 */
export async function mapImport(
  db: Db,
  id: number,
  { mapping, creates }: { mapping: Mapping; creates: boolean | undefined },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await requireImport(trx, id, ['columns', 'checking', 'checked'])
    const meant = new Map(mapping.map(({ heading, column }) => [heading, column]))
    const columns = found.columns.map((one) => ({
      ...one,
      column: meant.has(one.heading) ? (meant.get(one.heading) ?? null) : one.column,
    }))
    const used = columns.flatMap(({ column }) => column ?? [])
    if (new Set(used).size < used.length)
      throw new ShopError('validation', { fields: { mapping: 'imports.mapped_twice' } })
    await keyByColumns(trx, id, columns, 'mapping')
    await rememberMapping(
      trx,
      headingsKey(columns.map(({ heading }) => heading)),
      Object.fromEntries(columns.map(({ heading, column }) => [heading, column])),
    )
    await updateImport(trx, id, {
      columns,
      state: 'checking',
      ...NEW_ROUND,
      ...(creates !== undefined && { creates }),
    })
  })
}

const NEW_ROUND = { done_line: 0, round_written: 0, round_waiting: 0 }

/** Lets a checked file be written. Throws `not_found`, and `conflict` for one that is not checked. */
export async function applyImport(db: Db, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await requireImport(trx, id, ['checked'])
    await updateImport(trx, id, {
      ...NEW_ROUND,
      state: 'applying',
      applied_by: staff.id,
      applied_at: new Date(),
      ip: staff.ip,
    })
  })
}

/** Stops a file after the part it is at; what was written stays. Throws `not_found`, and `conflict` for one that has ended. */
export async function cancelImport(db: Db, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await requireImport(trx, id, ['columns', 'checking', 'checked', 'applying'])
    await updateImport(trx, id, { state: 'cancelled', finished_at: new Date() })
    if (found.state === 'applying')
      await recordChange(trx, staff, {
        action: 'cancel',
        entity: IMPORT_ENTITY,
        entityId: id,
        after: { file: found.file_name, rows: found.rows },
      })
  })
}

async function requireImport(
  trx: Trx,
  id: number,
  states: readonly ImportTable['state'][],
): Promise<ImportTable> {
  const found = await lockImport(trx, id)
  if (found === undefined) throw new ShopError('not_found', { message: 'imports.not_found' })
  if (!states.includes(found.state))
    // i18n: imports.is.*
    throw new ShopError('conflict', { message: `imports.is.${found.state}` })
  return found
}
