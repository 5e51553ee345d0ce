import type { Language } from '#contract/plain/languages.ts'
import { orderNumber } from '#contract/plain/order-number.ts'
import type { BulkShipping } from '#contract/shipments.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { deskItems, type LockedOrder, lockOrder } from '#server/orders/desk-queries.ts'
import type { DeskCall } from '#server/orders/lock-for-desk.ts'
import { numberPart } from '#server/orders/order-search.ts'
import { message, type MessageKey } from '#server/platform/messages.ts'
import type { CsvRow } from '#server/platform/read-csv.ts'
import { refusalText } from '#server/platform/refusal-text.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import { uploadedRows } from '#server/platform/uploaded-rows.ts'
import type { Shop } from '#server/shop.ts'

import { refuseUnshippable, sendParcel } from './ship-order.ts'
import { ordersByNumber, type ParcelLine } from './shipment-queries.ts'

const COLUMNS = ['order_number', 'carrier', 'tracking_number'] as const
type Row = CsvRow<(typeof COLUMNS)[number]>

/** They are written in one transaction. */
const MAX_ROWS = 500
const MAX_CARRIER = 40
const MAX_TRACKING = 80

/**
 * Ships all that is left of every order named in a file, each as one parcel. Nothing is written in a dry
 * run, nor for a file with errors: its rows come back with the reasons. Throws `validation` on `file`
 * for one that cannot be read, and with the reasons when it was to be applied.
 */
export async function shipByFile(
  shop: Shop,
  call: DeskCall,
  content: Uint8Array,
  { isApplied }: { isApplied: boolean },
): Promise<BulkShipping> {
  const rows = uploadedRows(content, COLUMNS, { most: MAX_ROWS })
  const report: BulkShipping = { rows: rows.length, shipped: [], failed: [], is_applied: isApplied }
  await inTransaction(shop.db, async (trx) => {
    report.shipped = []
    report.failed = []
    const parcels = await readParcels(trx, rows, call.language)
    for (const parcel of parcels) {
      if ('reason' in parcel) report.failed.push({ line: parcel.line, reason: parcel.reason })
      else report.shipped.push(rowOf(parcel))
    }
    if (!isApplied) return
    if (report.failed.length > 0)
      throw new ShopError('validation', {
        fields: { file: 'shipping.file_has_errors' },
        extra: { data: { ...report, shipped: [], is_applied: false } },
      })
    for (const parcel of parcels)
      if ('order' in parcel) await sendParcel(trx, shop, parcel.order, call.staff, parcel)
  })
  return report
}

interface Parcel {
  line: number
  order: LockedOrder
  carrier: string
  trackingNumber: string
  lines: ParcelLine[]
}

type ReadParcel = Parcel | { line: number; reason: string }

function rowOf({ line, order, carrier, trackingNumber, lines }: Parcel) {
  return {
    line,
    order_id: order.id,
    order_number: order.number,
    carrier,
    tracking_number: trackingNumber,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** What each row comes to, in the order of the file; the orders are locked in that of their ids. */
async function readParcels(
  trx: Trx,
  rows: readonly Row[],
  language: Language,
): Promise<ReadParcel[]> {
  const orders = new Map<string, LockedOrder>()
  for (const { id, number } of await ordersByNumber(trx, rows.map(numberOf))) {
    const order = await lockOrder(trx, id)
    if (order !== undefined) orders.set(number, order)
  }
  const seen = new Set<string>()
  const parcels: ReadParcel[] = []
  for (const row of rows) {
    const number = numberOf(row)
    const order = orders.get(number)
    const fault = seen.has(number) ? ('shipping.row_repeated' as const) : faultOf(row, order)
    seen.add(number)
    const parcel = fault === undefined && order && (await parcelOf(trx, row, order, language))
    parcels.push(
      parcel || { line: row.line, reason: message(language, fault ?? 'orders.not_found') },
    )
  }
  return parcels
}

/** `SI-004711`, however it was typed. */
function numberOf({ values }: Row): string {
  const part = numberPart(values.order_number)
  return /^\d{1,9}$/.test(part) ? orderNumber(Number(part)) : part.toUpperCase()
}

function faultOf({ values }: Row, order: LockedOrder | undefined): MessageKey | undefined {
  const { carrier, tracking_number: tracking } = values
  if (order === undefined) return 'orders.not_found'
  if (carrier === '' || tracking === '') return 'shipping.row_incomplete'
  if (carrier.length > MAX_CARRIER || tracking.length > MAX_TRACKING) return 'shipping.row_too_long'
  return undefined
}

async function parcelOf(
  trx: Trx,
  { line, values }: Row,
  order: LockedOrder,
  language: Language,
): Promise<ReadParcel> {
  try {
    refuseUnshippable(order)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { line, reason: refusalText(error, language) }
  }
  const lines = (await deskItems(trx, order.id))
    .filter((item) => item.to_ship > 0)
    .map((item) => ({ orderItemId: item.id, quantity: item.to_ship }))
  if (lines.length === 0) return { line, reason: message(language, 'shipping.all_shipped') }
  return { line, order, carrier: values.carrier, trackingNumber: values.tracking_number, lines }
}
