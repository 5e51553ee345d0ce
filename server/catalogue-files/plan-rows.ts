import type { ProductDraft } from '#contract/product-body.ts'
import type { Trx } from '#database/pool.ts'
import { newProductIds, slugOwners } from '#server/catalogue/product-writing-queries.ts'
import type { References } from '#server/catalogue/references.ts'
import { fieldsOfDraft, slugsFor } from '#server/catalogue/save-product.ts'
import { kindOf } from '#server/catalogue/write-products.ts'
import { type StockedRow, stockedRows } from '#server/catalogue/written-product-queries.ts'

import { type Article, articleOf, type Names, valuesOf } from './article-values.ts'
import { changesBetween, differing, onlyChanged } from './differences.ts'
import type { ImportRow } from './import-queries.ts'
import { type Found, lookUp } from './look-up.ts'
import { readRow } from './read-row.ts'
import { refuseRows } from './refuse-rows.ts'
import { type Fault, type Resolved, resolveRow } from './resolve-row.ts'
import { type Change, type Plan, type PlanOptions, type ReadRow, PLANNED_FROM } from './row-plan.ts'
import { skuKey } from './sku-key.ts'

/** What each of these rows changes, or why it cannot be used. With `isWriting` the articles must be locked. */
export async function planRows(
  trx: Trx,
  rows: readonly ImportRow[],
  options: PlanOptions,
): Promise<Plan[]> {
  const read = rows.map((row) => readRow(row, options))
  const found = await lookUp(trx, read, options)
  const articles = new Map(
    (await stockedRows(trx, [...new Set(found.idOf.values())])).map((row) => [row.id, row]),
  )
  const ids = await idsForNew(trx, read, found, options)
  const slugs = await freeSlugs(trx, read, found)
  const plans = read.map((row) => planRow(row, { options, found, articles, ids, slugs }))
  await refuseRows(trx, plans, options)
  return plans
}

interface Known {
  options: PlanOptions
  found: Found
  articles: ReadonlyMap<number, StockedRow>
  ids: ReadonlyMap<number, number>
  slugs: ReadonlyMap<number, string>
}

function planRow(row: ReadRow, known: Known): Plan {
  const { options, found, articles } = known
  const { references } = options
  if (row.key === null) return failed(row, { key: 'imports.no_key' })
  const twin = found.twins.get(row.line)
  if (twin !== undefined) return failed(row, { key: 'imports.twice', params: { line: twin } })
  const stocked = articles.get(found.idOf.get(row.line) ?? 0)
  const before = stocked && articleOf(stocked)
  const names = namesOf(references, found, stocked)
  const former = before && valuesOf(before, names)
  const values = differing(row.values, former)
  const lacks = before === undefined ? lackOf({ ...row, values }, options) : undefined
  if (lacks !== undefined) return failed(row, lacks)
  const lookup = { references, products: found.products, printers: found.printers }
  const resolved = resolveRow(values, lookup, before)
  const faults = [...row.faults, ...resolved.faults]
  if (faults.length > 0) return failed(row, ...faults)
  const after = afterwards(row, resolved, before, known)
  const isCounted = resolved.stock !== undefined && resolved.stock !== after.onHand
  if (isCounted) return failed(row, noStock(after))
  const changes = changesBetween(valuesOf(after, names), former)
  return {
    line: row.line,
    key: row.key,
    outcome: outcomeOf(before, changes, found.waiting.has(row.line)),
    id: stocked?.id ?? known.ids.get(row.line) ?? null,
    version: stocked?.version ?? null,
    before,
    after: before === undefined ? after : onlyChanged(before, after, changes),
    changes,
    faults: [],
  }
}

function failed({ line, key }: ReadRow, ...faults: Fault[]): Plan {
  return { ...NOTHING, line, key, outcome: 'failed', faults }
}

/** Why no new article can be made of a row. */
function lackOf({ values }: ReadRow, { creates }: PlanOptions): Fault | undefined {
  if (!creates) return { key: 'imports.not_there' }
  const lacking = NEEDED.filter((column) => isNothing(values.get(column)))
  return lacking.length === 0
    ? undefined
    : { key: 'imports.not_there_lacks', params: { columns: lacking.join(', ') } }
}

/** The article as the row would have it. */
function afterwards(
  { line }: ReadRow,
  { change, stock, colorsOnHand }: Resolved,
  before: Article | undefined,
  { options, slugs }: Known,
): Article {
  const fields =
    before === undefined
      ? fieldsOfDraft(options.references, change as ProductDraft, slugs.get(line) ?? '')
      : { ...before.fields, ...change }
  return {
    fields,
    onHand: kindOf(fields) === 'single' ? (stock ?? before?.onHand ?? 0) : null,
    colorsOnHand: new Map([...(before?.colorsOnHand ?? []), ...colorsOnHand]),
  }
}

/** Only an article of one number has a stock of its own. */
function noStock({ fields }: Article): Fault {
  const key = kindOf(fields) === 'pack' ? 'stock.pack' : 'stock.count_color'
  return { column: 'stock', key, params: { sku: fields.sku } }
}

const NOTHING = { id: null, version: null, before: undefined, after: undefined, changes: [] }
/** What a new article cannot do without. */
const NEEDED = ['sku', 'name', 'brand', 'category', 'regular_price'] as const

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function outcomeOf(
  before: Article | undefined,
  changes: readonly Change[],
  isWaiting: boolean,
): Plan['outcome'] {
  if (isWaiting) return 'waiting'
  if (before === undefined) return 'create'
  return changes.length === 0 ? 'same' : 'change'
}

function namesOf(references: References, found: Found, row: StockedRow | undefined): Names {
  const own = new Map(row?.fits.map((fit) => [fit.printer_id, fit.slug]))
  return {
    references,
    sku: (id) => found.skus.get(id) ?? '',
    printer: (id) => own.get(id) ?? found.printerSlugs.get(id) ?? '',
  }
}

/** Ids for the articles that the rows make. Where nothing is written, numbers that no article will ever have. */
async function idsForNew(
  trx: Trx,
  rows: readonly ReadRow[],
  found: Found,
  { isWriting }: PlanOptions,
): Promise<Map<number, number>> {
  const lines = rows.map(({ line }) => line).filter((line) => !found.idOf.has(line))
  const ids = isWriting && lines.length > 0 ? await newProductIds(trx, lines.length) : []
  const idOf = new Map(lines.map((line, place) => [line, ids[place] ?? PLANNED_FROM + line]))
  for (const row of rows) {
    const id = idOf.get(row.line)
    const sku = row.values.get('sku')
    if (id !== undefined && typeof sku === 'string' && !found.twins.has(row.line)) {
      found.products.set(skuKey(sku), id)
      found.skus.set(id, sku)
    }
  }
  return idOf
}

async function freeSlugs(
  trx: Trx,
  rows: readonly ReadRow[],
  found: Found,
): Promise<Map<number, string>> {
  const wanted = rows
    .filter(({ line, values }) => !found.idOf.has(line) && !values.has('slug'))
    .map(({ line, values }) => ({
      line,
      slugs: slugsFor({
        name: textAt(values, 'name'),
        sku: textAt(values, 'sku'),
      }),
    }))
  if (wanted.length === 0) return new Map()
  const owners = await slugOwners(
    trx,
    wanted.map(({ slugs: [short] }) => short),
  )
  const taken = new Set(owners.map(({ code }) => code))
  return new Map(
    wanted.map(({ line, slugs: [short, long] }) => {
      const slug = taken.has(short) ? long : short
      taken.add(slug)
      return [line, slug]
    }),
  )
}

function textAt(values: ReadRow['values'], column: 'name' | 'sku'): string {
  const value = values.get(column)
  return typeof value === 'string' ? value : ''
}
