import type { CatalogueColumn } from '#contract/plain/catalogue-columns.ts'
import { isConstraintViolation } from '#database/failures.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { References } from '#server/catalogue/references.ts'
import type { Staff } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

import {
  failWaiting,
  type ImportRow,
  type ImportTable,
  lockImport,
  nextRows,
  type RowResult,
  updateImport,
  updateRows,
} from './import-queries.ts'
import { planRows } from './plan-rows.ts'
import type { PlanOptions } from './row-plan.ts'
import { staffOfImport } from './staff-of-import.ts'
import { resultOf, writeRows } from './write-rows.ts'

export const IMPORT_ENTITY = 'catalogue_import'

/** Rows of one transaction: few enough that nobody waits long for their locks, or for this process. */
const PART = 100

/**
 * Goes on with the check, or the writing, of a file, part by part: each is one transaction that also notes
 * how far it has come, so that it does not matter who goes on with it, or when. Ends when there is
 * nothing left, when it is told to stop, or `until` has come.
 */
export async function advanceImport(
  shop: Pick<Shop, 'db' | 'references'>,
  id: number,
  { signal, until = Infinity, onPart }: AdvanceOptions = {},
): Promise<void> {
  const isToGoOn = () => signal?.aborted !== true && performance.now() < until
  while (isToGoOn()) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    const references = await shop.references.get()
    const advance = (size: number) =>
      inTransaction(shop.db, (trx) => advancePart(trx, references, id, { size }))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    const isOver = await advance(PART).catch((error: unknown) => {
      if (isConstraintViolation(error)) return oneByOne(shop, references, id)
      throw error
    })
    onPart?.()
    if (isOver) return
  }
}

export interface AdvanceOptions {
  signal?: AbortSignal | undefined
  /** By the clock of `performance`. */
  until?: number
  onPart?: () => void
}

/** Two rows of a part take the same address, or somebody was quicker: each by itself, and the one that cannot is told. */
async function oneByOne(
  { db }: Pick<Shop, 'db'>,
  references: References,
  id: number,
): Promise<boolean> {
  let isOver = false
  for (let row = 0; row < PART && !isOver; row += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what this is for
    isOver = await inTransaction(db, (trx) => advancePart(trx, references, id, { size: 1 })).catch(
      (error: unknown) => {
        if (!isConstraintViolation(error)) throw error
        return inTransaction(db, (trx) =>
          advancePart(trx, references, id, { size: 1, isGivenUp: true }),
        )
      },
    )
  }
  return isOver
}

/** True when there is nothing to go on with. */
async function advancePart(
  trx: Trx,
  references: References,
  id: number,
  { size, isGivenUp = false }: { size: number; isGivenUp?: boolean },
): Promise<boolean> {
  const found = await lockImport(trx, id)
  if (found === undefined || (found.state !== 'checking' && found.state !== 'applying')) return true
  const rows = await nextRows(trx, found, size)
  if (rows.length === 0) return endRound(trx, found)
  const results = isGivenUp
    ? rows.map(givenUp)
    : await resultsOf(trx, found, rows, optionsOf(found, references))
  await updateRows(trx, id, results)
  const written = results.filter(({ outcome, is_done: isDone }) => isDone && outcome !== 'failed')
  await updateImport(trx, id, {
    done_line: rows.at(-1)?.line ?? found.done_line,
    round_written: found.round_written + written.length,
    round_waiting: found.round_waiting + rows.length - results.length,
  })
  return false
}

async function resultsOf(
  trx: Trx,
  found: ImportTable,
  rows: readonly ImportRow[],
  options: PlanOptions,
): Promise<RowResult[]> {
  if (found.state === 'checking') {
    const plans = await planRows(trx, rows, options)
    return plans.map((plan) => resultOf(plan, { isDone: false }))
  }
  const staff = await staffOfImport(trx, found)
  return writeRows(trx, rows, { ...options, fileName: found.file_name, staff })
}

function givenUp({ line, product_id, product_version }: ImportRow): RowResult {
  return {
    line,
    outcome: 'failed',
    product_id,
    product_version,
    changes: [],
    faults: [{ key: 'imports.not_written' }],
    is_done: true,
  }
}

function optionsOf(
  { id, columns, format, creates, state }: ImportTable,
  references: References,
): PlanOptions {
  const mapped = columns.flatMap(({ heading, column }): [string, CatalogueColumn][] =>
    column === null ? [] : [[heading, column]],
  )
  return {
    importId: id,
    references,
    mapping: new Map(mapped),
    isJson: format === 'json',
    creates,
    isWriting: state === 'applying',
  }
}

/** Rows that waited for others are looked at again as long as any come through; what is left then fails. */
async function endRound(trx: Trx, found: ImportTable): Promise<boolean> {
  const { id, state, round_waiting: waiting, round_written: written } = found
  const round = { done_line: 0, round_waiting: 0, round_written: 0 }
  if (state === 'applying' && waiting > 0 && written > 0) {
    await updateImport(trx, id, round)
    return false
  }
  if (waiting > 0) await failWaiting(trx, id, { key: 'imports.waits' })
  if (state === 'checking') {
    await updateImport(trx, id, { ...round, state: 'checked' })
    return true
  }
  await updateImport(trx, id, { ...round, state: 'done', finished_at: new Date() })
  const staff: Staff = await staffOfImport(trx, found)
  await recordChange(trx, staff, {
    action: 'import',
    entity: IMPORT_ENTITY,
    entityId: id,
    after: { file: found.file_name, rows: found.rows },
  })
  return true
}
