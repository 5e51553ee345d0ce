import type { Trx } from '#database/pool.ts'
import type { Staff } from '#server/platform/context.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { type Change, recordChange } from './record-change.ts'

interface Versioned {
  version: number
}

/**
 * The locked row of a record that staff are about to change. Throws `not_found`, and `stale` with the
 * record as it is now when it is not the version they looked at.
 */
export async function requireCurrent<Row extends Versioned>(
  row: Row | undefined,
  version: number | undefined,
  shape: (row: Row) => object,
): Promise<Row> {
  if (row === undefined) throw new ShopError('not_found')
  await refuseStale(row, version, () => shape(row))
  return row
}

/** The fields of a change that were sent: what is left out keeps its value. */
export function sentFields<Fields extends object>(fields: Fields): Sent<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Sent<Fields>
}

type Sent<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

interface Edit {
  entity: string
  before: { id: number }
  after: object
}

/** Leaves the audit row of an edit, with what it changed alone. */
export async function recordEdit(trx: Trx, staff: Staff, edit: Edit): Promise<void> {
  await recordChange(trx, staff, changeOfEdit(edit))
}

/** The audit row of an edit. */
export function changeOfEdit({ entity, before, after }: Edit): Change {
  const changed = Object.entries(after).filter(
    ([field, value]) =>
      !UNTOLD.has(field) &&
      !MADE.test(field) &&
      JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field) as unknown),
  )
  return {
    action: 'update',
    entity,
    entityId: before.id,
    before: Object.fromEntries(
      changed.map(([field]) => [field, Reflect.get(before, field) as unknown]),
    ),
    after: Object.fromEntries(changed),
  }
}

const UNTOLD: ReadonlySet<string> = new Set(['version', 'updated_at'])
/** HTML is made from the Markdown, whose change is told. */
const MADE = /_html(_|$)/
