import type { Trx } from '#database/pool.ts'
import { type Change, recordChanges } from '#server/audit/record-change.ts'
import { changeOfEdit } from '#server/audit/record-edit.ts'
import { PRODUCT_ENTITY } from '#server/catalogue/save-product.ts'
import { writeProducts } from '#server/catalogue/write-products.ts'
import { lockProducts } from '#server/catalogue/written-product-queries.ts'
import type { Staff } from '#server/platform/context.ts'

import type { Article } from './article-values.ts'
import { articlesOfKeys, type ImportRow, lockWriting, type RowResult } from './import-queries.ts'
import { planRows } from './plan-rows.ts'
import { type Plan, PLANNED_FROM, type PlanOptions } from './row-plan.ts'
import { bookCounts, lockShelves } from './stock-of-rows.ts'

/**
 * Writes the articles of these rows, each as a whole or not at all, and says what became of each row. An
 * article that differs from what the check has shown is left alone.
 */
export async function writeRows(
  trx: Trx,
  rows: readonly ImportRow[],
  { fileName, staff, ...options }: PlanOptions & { fileName: string; staff: Staff },
): Promise<RowResult[]> {
  await lockWriting(trx)
  const keys = rows.flatMap(({ key }) => key ?? [])
  const ids = (await articlesOfKeys(trx, keys, keys)).map(({ id }) => id)
  await lockShelves(trx, ids)
  await lockProducts(trx, ids)
  const plans = await planRows(trx, rows, { ...options, isWriting: true })
  refuseChanged(plans, rows)
  const written = plans.filter(({ outcome }) => outcome === 'create' || outcome === 'change')
  await writeProducts(
    trx,
    options.references,
    written.map(({ id, before, after }) => ({
      id: id ?? 0,
      fields: (after as Article).fields,
      before: before?.fields,
    })),
  )
  await bookCounts(trx, written, {
    reason: `import: ${fileName}`.slice(0, 200),
    actor: staff.name,
  })
  await recordChanges(
    trx,
    staff,
    written.flatMap((plan) => auditOf(plan, `catalogue_import:${options.importId}`)),
  )
  return plans
    .filter(({ outcome }) => outcome !== 'waiting')
    .map((plan) => resultOf(plan, { isDone: true }))
}

/** What became, or is to become, of a row. */
export function resultOf(plan: Plan, { isDone }: { isDone: boolean }): RowResult {
  const { line, id, version, outcome, changes, faults } = plan
  return {
    line,
    outcome: outcome === 'waiting' ? 'change' : outcome,
    product_id: id !== null && id < PLANNED_FROM ? id : null,
    product_version: version,
    changes,
    faults,
    is_done: isDone,
  }
}

/** The check has shown an article as it was then: whoever has changed it since is not overwritten. */
function refuseChanged(plans: readonly Plan[], rows: readonly ImportRow[]): void {
  for (const [place, plan] of plans.entries()) {
    const row = rows[place]
    if (row === undefined || row.outcome === null || plan.outcome === 'failed') continue
    const isNew = plan.before === undefined
    const isAsShown =
      row.outcome === 'create'
        ? isNew
        : plan.version === row.product_version && hasStockOf(plan, row)
    if (isAsShown) continue
    plan.outcome = 'failed'
    plan.faults = [{ key: 'imports.changed_since' }]
  }
}

/** Selling does not make another version of an article. */
function hasStockOf(plan: Plan, row: ImportRow): boolean {
  return stockShown(plan.changes) === stockShown(row.changes)
}

function stockShown(changes: ImportRow['changes']): string | null | undefined {
  return changes?.find(({ column }) => column === 'stock')?.before
}

function auditOf({ id, before, after }: Plan, cause: string): Change[] {
  if (after === undefined || id === null) return []
  if (before === undefined)
    return [{ action: 'create', entity: PRODUCT_ENTITY, entityId: id, after: after.fields, cause }]
  const edit = changeOfEdit({
    entity: PRODUCT_ENTITY,
    before: { id, ...before.fields },
    after: after.fields,
  })
  const stock = {
    action: 'adjust',
    entity: 'stock',
    entityId: id,
    before: { on_hand: before.onHand },
    after: { on_hand: after.onHand },
    cause,
  }
  return [
    ...(Object.keys(edit.after ?? {}).length > 0 ? [{ ...edit, cause }] : []),
    ...(before.onHand === after.onHand ? [] : [stock]),
  ]
}
