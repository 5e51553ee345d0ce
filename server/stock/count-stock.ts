import type { CountReport } from '#contract/admin-stock.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { message, type MessageKey } from '#server/platform/messages.ts'
import type { CsvRow } from '#server/platform/read-csv.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import { uploadedRows } from '#server/platform/uploaded-rows.ts'

import { ON_HAND_AT_MOST } from './adjust-stock.ts'
import { articlesOfSkus, bookStock, type ShelfPlace, type SkuRow } from './booking-queries.ts'
import { type DeskRow, deskRows } from './desk-queries.ts'
import { lockPlaces } from './shelf-places.ts'
import { deskName } from './stock-row.ts'

const ROWS_AT_MOST = 10_000
const COLUMNS = ['sku', 'quantity'] as const
const HEADINGS = {
  sku: ['sku', 'article', 'artikel', 'code', 'référence', 'reference'],
  quantity: ['quantity', 'counted', 'aantal', 'geteld', 'quantité', 'quantite', 'compté'],
}
type Row = CsvRow<(typeof COLUMNS)[number]>

export interface CountFile {
  name: string
  content: Uint8Array
}

/**
 * Compares a count with what is on hand, and with `isApplied` books every difference; a single bad row
 * and nothing is booked. Throws `validation` on `file`, with the report as `data`.
 */
export async function countStock(
  db: Db,
  staff: Staff,
  { file, isApplied }: { file: CountFile; isApplied: boolean },
  language: Language,
): Promise<CountReport> {
  const rows = uploadedRows(file.content, COLUMNS, { headings: HEADINGS, most: ROWS_AT_MOST })
  return inTransaction(db, async (trx) => {
    const report = await compare(trx, rows, { isLocked: isApplied, language })
    if (!isApplied) return report
    if (report.failed.length > 0)
      throw new ShopError('validation', {
        fields: { file: 'stock.count_faulty' },
        params: { failed: report.failed.length },
        extra: { data: report },
      })
    await bookCount(trx, staff, report, file.name)
    return { ...report, is_applied: true }
  })
}

interface Counted extends ShelfPlace {
  line: number
  sku: string
  quantity: number
}

async function compare(
  trx: Trx,
  rows: readonly Row[],
  { isLocked, language }: { isLocked: boolean; language: Language },
): Promise<CountReport> {
  const articles = await articlesOfSkus(
    trx,
    rows.map(({ values }) => values.sku),
  )
  const failed: { line: number; reason: string }[] = []
  const counted: Counted[] = []
  const seen = new Set<string>()
  const fail = (line: number, key: MessageKey, params: Record<string, string | number> = {}) =>
    failed.push({ line, reason: message(language, key, params) })
  for (const [index, { line, values }] of rows.entries()) {
    const article = articles[index]
    const fault = faultOf(values, article, seen)
    if (fault !== undefined) fail(line, fault, { sku: values.sku, max: ON_HAND_AT_MOST })
    else if (article?.product_id != null) {
      const { product_id: productId, product_color_id: colorId } = article
      counted.push({ line, sku: values.sku, productId, colorId, quantity: Number(values.quantity) })
    }
  }
  if (isLocked) await lockPlaces(trx, counted)
  const shelf = await shelfOf(trx, counted)
  const differences = counted.flatMap((one) => {
    const row = shelf.get(keyOf(one))
    const onHand = row?.on_hand ?? 0
    if (row !== undefined && one.quantity < row.reserved)
      fail(one.line, 'stock.below_held', { held: row.reserved })
    if (one.quantity === onHand) return []
    return [
      {
        line: one.line,
        product_id: one.productId,
        product_color_id: one.colorId,
        sku: row?.sku ?? one.sku,
        name: row === undefined ? one.sku : deskName(row, language),
        on_hand: onHand,
        counted: one.quantity,
        difference: one.quantity - onHand,
      },
    ]
  })
  return {
    rows: rows.length,
    changed: differences.length,
    unchanged: counted.length - differences.length,
    is_applied: false,
    differences,
    failed: failed.toSorted((a, b) => a.line - b.line),
  }
}

function faultOf(
  { sku, quantity }: Row['values'],
  article: SkuRow | undefined,
  seen: Set<string>,
): MessageKey | undefined {
  if (article?.product_id == null) return 'stock.count_unknown'
  if (article.stock_kind === 'pack') return 'stock.pack'
  if (article.stock_kind === 'colors') return 'stock.count_color'
  const key = sku.toLowerCase()
  if (seen.has(key)) return 'stock.count_twice'
  seen.add(key)
  const isNumber = /^\d{1,7}$/.test(quantity) && Number(quantity) <= ON_HAND_AT_MOST
  return isNumber ? undefined : 'stock.count_number'
}

async function shelfOf(trx: Trx, counted: readonly Counted[]): Promise<Map<string, DeskRow>> {
  const { rows } = await deskRows(
    trx,
    { productIds: counted.map(({ productId }) => productId) },
    { sort: 'sku', isAscending: true, limit: null, offset: 0 },
  )
  return new Map(
    rows.map((row) => [keyOf({ productId: row.product_id, colorId: row.product_color_id }), row]),
  )
}

function keyOf({ productId, colorId }: ShelfPlace): string {
  return `${productId}:${colorId ?? ''}`
}

async function bookCount(
  trx: Trx,
  staff: Staff,
  { differences, rows }: CountReport,
  fileName: string,
): Promise<void> {
  await bookStock(
    trx,
    differences.map(({ product_id: productId, product_color_id: colorId, difference }) => ({
      productId,
      colorId,
      change: difference,
    })),
    { kind: 'adjustment', reason: `count: ${fileName}`.slice(0, 200), actor: staff.name },
  )
  await recordChange(trx, staff, {
    action: 'count',
    entity: 'stock',
    entityId: fileName,
    after: {
      rows,
      differences: differences.map(({ sku, on_hand: before, counted }) => ({
        sku,
        before,
        counted,
      })),
    },
  })
}
