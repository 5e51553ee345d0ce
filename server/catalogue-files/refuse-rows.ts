import type { Trx } from '#database/pool.ts'
import { type ProductFacts, productFacts } from '#server/catalogue/product-facts.ts'
import { refusalsOf } from '#server/catalogue/product-refusals.ts'
import { kindOf } from '#server/catalogue/write-products.ts'

import type { Article } from './article-values.ts'
import { columnNamed } from './resolve-row.ts'
import type { Plan, PlanOptions } from './row-plan.ts'
import { stockFaults } from './stock-of-rows.ts'

/** What the editor refuses, a file is refused too, with the same reasons. */
export async function refuseRows(
  trx: Trx,
  plans: readonly Plan[],
  options: PlanOptions,
): Promise<void> {
  const open = plans.filter(({ outcome }) => outcome === 'create' || outcome === 'change')
  if (open.length === 0) return
  const asked = open.map(({ id, before, after }) => ({
    id: before === undefined ? null : id,
    fields: (after as Article).fields,
    before: before?.fields,
  }))
  const facts = withNew(await productFacts(trx, asked), open)
  for (const [place, plan] of open.entries()) {
    const one = asked[place]
    if (one === undefined) continue
    const refusals = refusalsOf({ references: options.references, facts }, one)
    plan.faults.push(
      ...Object.entries(refusals).map(([field, key]) => ({ ...columnNamed(field), key })),
    )
  }
  for (const [line, fault] of await stockFaults(trx, open))
    open.find((plan) => plan.line === line)?.faults.push(fault)
  for (const plan of open) if (plan.faults.length > 0) fail(plan)
  refuseLinksTo(open)
}

function fail(plan: Plan): void {
  plan.outcome = 'failed'
  plan.changes = []
}

/** Articles of the file that are about to be made count as if they were there. */
function withNew(facts: ProductFacts, plans: readonly Plan[]): ProductFacts {
  const links = new Map(facts.links)
  for (const { id, before, after } of plans) {
    if (before !== undefined || id === null || after === undefined) continue
    const { fields } = after
    links.set(id, {
      ...fields,
      id,
      thumbnail: '',
      stock_kind: kindOf(fields),
      price_cents: 0,
      stock: 0,
      is_member: false,
    })
  }
  return { ...facts, links }
}

/** Who names an article that is refused cannot be written either, and so on. */
function refuseLinksTo(open: readonly Plan[]): void {
  const refused = new Set(
    open
      .filter(({ outcome, before }) => outcome === 'failed' && before === undefined)
      .map(({ id }) => id),
  )
  if (refused.size === 0) return
  const lost = open.find(
    ({ outcome, after }) => outcome !== 'failed' && linksOf(after).some((id) => refused.has(id)),
  )
  if (lost === undefined) return
  lost.faults.push({ key: 'products.link_unknown' })
  fail(lost)
  refuseLinksTo(open)
}

function linksOf(article: Article | undefined): (number | null)[] {
  if (article === undefined) return []
  const { fields } = article
  return [
    fields.replaces_product_id,
    fields.linked_product_id,
    fields.successor_id,
    ...fields.related_ids,
    ...fields.pack_items.map(({ product_id: id }) => id),
  ]
}
