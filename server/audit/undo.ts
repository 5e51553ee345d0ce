import type { Role } from '#contract/plain/statuses.ts'
import type { Trx } from '#database/pool.ts'
import type { Context } from '#server/platform/context.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * How a kind of record is put back to what an audit row says it was. Each feature has those of its own
 * records; `server/undoers.ts` lists them.
 */
export interface Undoer {
  /** Whether somebody of this role may; default: all staff. */
  mayUndo?: (role: Role, entityId: string) => boolean
  /** The fields it can put back; a change that touched any other is not undone. Default: all. */
  fields?: ReadonlySet<string>
  /** The locked record as audit rows name its fields; undefined when it is gone. */
  current: (trx: Trx, entityId: string) => Promise<Fields | undefined>
  /** Writes the former values as a new version of the record. */
  putBack: (trx: Trx, entityId: string, fields: Fields, context: Context) => Promise<void>
}

/** An audit row that can be undone. */
export interface UndoneRow {
  id: number
  entity_id: string
  before: Fields
  after: Fields
}

/**
 * How a change is met by one the other way, where the number it changed moves on without staff, as the
 * stock does when something is sold.
 */
export interface CounterUndoer {
  actions: ReadonlySet<string>
  /** Makes the change the other way and answers what it was and became. Throws `stale` and `conflict`. */
  counter: (
    trx: Trx,
    row: UndoneRow,
    context: Context,
  ) => Promise<{ before: Fields; after: Fields }>
}

/** Entity → how it is put back. */
export type Undoers = Readonly<Record<string, Undoer | CounterUndoer>>

export function undoerOf(undoers: Undoers, entity: string): Undoer | CounterUndoer | undefined {
  return Object.hasOwn(undoers, entity) ? undoers[entity] : undefined
}

const UNDOABLE: ReadonlySet<string> = new Set(['update', 'undo'])

/** Whether a change can be undone at all, and by whom. */
export function canUndo(
  undoers: Undoers,
  role: Role,
  row: {
    action: string
    entity: string
    entity_id: string
    before: Fields | null
    after: Fields | null
  },
): boolean {
  const undoer = undoerOf(undoers, row.entity)
  if (undoer === undefined) return false
  const names = Object.keys(row.after ?? {})
  if (row.before === null || names.length === 0) return false
  if ('counter' in undoer) return undoer.actions.has(row.action)
  if (!UNDOABLE.has(row.action)) return false
  const { fields, mayUndo } = undoer
  if (fields !== undefined && !names.every((name) => fields.has(name))) return false
  return mayUndo?.(role, row.entity_id) ?? true
}
