import type { CatalogueColumn } from '#contract/plain/catalogue-columns.ts'
import type { Trx } from '#database/pool.ts'

import { articlesOfKeys, keysOfFile, namedPrinters, skusOfIds } from './import-queries.ts'
import type { ReadValue } from './read-value.ts'
import type { PlanOptions, ReadRow } from './row-plan.ts'
import { skuKey } from './sku-key.ts'

/** What rows name, looked up at once. */
export interface Found {
  /** Line → its article. */
  idOf: Map<number, number>
  /** Line → an earlier row with the same article. */
  twins: Map<number, number>
  /** Key of an SKU → article. */
  products: Map<string, number>
  /** Article → SKU. */
  skus: Map<number, string>
  /** Slug, or name in small letters → printer. */
  printers: Map<string, number>
  printerSlugs: Map<number, string>
  /** Lines that name an article which the file makes elsewhere. */
  waiting: Set<number>
}

export async function lookUp(
  trx: Trx,
  rows: readonly ReadRow[],
  { importId, isWriting }: PlanOptions,
): Promise<Found> {
  const named = rows.map((row) => skusIn(row).map(skuKey))
  const own = rows.map(({ values }) => values.get('sku')).filter((sku) => typeof sku === 'string')
  const skus = [...new Set([...named.flat(), ...own])]
  const eans = rows.filter(({ values }) => !hasSku(values)).flatMap(({ key }) => key ?? [])
  const printerNames = [...new Set(rows.flatMap(printersIn))]
  const [articles, printers] = await Promise.all([
    articlesOfKeys(trx, skus, eans),
    printerNames.length === 0 ? [] : namedPrinters(trx, printerNames),
  ])
  const products = new Map(articles.map(({ sku, id }) => [skuKey(sku), id]))
  const found: Found = {
    idOf: new Map(),
    twins: new Map(),
    products,
    skus: new Map(articles.map(({ sku, id }) => [id, sku])),
    printers: new Map(
      printers.flatMap(({ id, slug, name }) => [
        [name.toLowerCase(), id],
        [slug, id],
      ]),
    ),
    printerSlugs: new Map(printers.map(({ id, slug }) => [id, slug])),
    waiting: new Set(),
  }
  const byEan = new Map(articles.map(({ ean_number: ean, id }) => [ean, id]))
  for (const { line, key, values } of rows) {
    if (key === null) continue
    const id = hasSku(values) ? products.get(skuKey(key)) : byEan.get(key)
    if (id !== undefined) found.idOf.set(line, id)
  }
  await nameLinked(trx, found)
  await findTwins(trx, rows, found, importId)
  await findMade(trx, { rows, named, found, importId, isWriting })
  return found
}

function hasSku(values: ReadRow['values']): boolean {
  return typeof values.get('sku') === 'string'
}

const LINKS: readonly CatalogueColumn[] = ['replaces', 'linked_product', 'successor']

/** The SKUs that a row names beside its own. */
function skusIn({ values }: ReadRow): string[] {
  return [
    ...LINKS.map((column) => values.get(column)).filter((one) => typeof one === 'string'),
    ...((values.get('related') ?? []) as string[]),
    ...partsOf(values.get('pack_items')).flatMap(({ sku }) => sku ?? []),
  ]
}

function printersIn({ values }: ReadRow): string[] {
  return partsOf(values.get('printers')).flatMap(({ printer }) => printer ?? [])
}

function partsOf(value: ReadValue | undefined): Record<string, string>[] {
  return (value ?? []) as Record<string, string>[]
}

/** What the articles name already must be called by its SKU, too. */
async function nameLinked(trx: Trx, found: Found): Promise<void> {
  const named = await skusOfIds(trx, [...found.idOf.values()], { isLinked: true })
  for (const [id, sku] of named) if (!found.skus.has(id)) found.skus.set(id, sku)
}

/** Rows of an article, or of a key, that an earlier row has already. */
async function findTwins(
  trx: Trx,
  rows: readonly ReadRow[],
  { idOf, twins }: Found,
  importId: number,
): Promise<void> {
  const keys = rows.flatMap(({ key }) => key ?? [])
  const ids = [...idOf.values()]
  const first = new Map<string, number>()
  for (const { line, key, product_id: id } of await keysOfFile(trx, importId, { keys, ids })) {
    for (const name of [skuKey(key), ...(id === null ? [] : [`#${id}`])]) {
      const earlier = first.get(name)
      if (earlier === undefined || line < earlier) first.set(name, line)
    }
  }
  for (const { line, key } of rows) {
    if (key === null) continue
    const id = idOf.get(line)
    const names = [skuKey(key), ...(id === undefined ? [] : [`#${id}`])]
    const earlier = names
      .map((name) => first.get(name))
      .find((one) => one !== undefined && one < line)
    if (earlier !== undefined) twins.set(line, earlier)
    else for (const name of names) first.set(name, line)
  }
}

/** Articles that other rows of the file make: a row that names one waits until it is there. */
async function findMade(
  trx: Trx,
  {
    rows,
    named,
    found,
    importId,
    isWriting,
  }: {
    rows: readonly ReadRow[]
    named: readonly string[][]
    found: Found
    importId: number
    isWriting: boolean
  },
): Promise<void> {
  const own = new Set(
    rows
      .filter(({ line }) => !found.twins.has(line))
      .map(({ values }) => values.get('sku'))
      .map((sku) => (typeof sku === 'string' ? skuKey(sku) : sku)),
  )
  const missing = named.flat().filter((sku) => !found.products.has(sku) && !own.has(sku))
  if (missing.length === 0) return
  const made = new Map(
    (await keysOfFile(trx, importId, { keys: missing, ids: [] })).map(({ key, line }) => [
      skuKey(key),
      { sku: key, line },
    ]),
  )
  for (const [place, { line }] of rows.entries()) {
    const skus = (named[place] ?? []).filter((sku) => made.has(sku) && !found.products.has(sku))
    if (skus.length > 0 && isWriting) found.waiting.add(line)
  }
  for (const [key, { sku, line }] of made) {
    if (found.products.has(key)) continue
    found.products.set(key, -line)
    found.skus.set(-line, sku)
  }
}
