import { MAX_PRINTERS } from '#contract/plain/printers-at-most.ts'
import type { CustomerPrinter } from '#contract/printers.ts'
import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  dropPrinter,
  lockPrinters,
  makeMain,
  printersOf,
  promoteOldest,
  putPrinter,
} from './customer-printer-queries.ts'
import { printerOf } from './printer-shape.ts'

export interface PrinterChange {
  printerId: number
  /** Undefined keeps the current one; null removes it. */
  nickname: string | null | undefined
  becomesMain: boolean
}

export async function listCustomerPrinters(db: Db, userId: number): Promise<CustomerPrinter[]> {
  const rows = await printersOf(db, userId)
  return rows.map((row) => ({
    ...printerOf(row),
    nickname: row.nickname,
    is_main: row.is_main,
    last_ordered_at: row.last_ordered_at?.toISOString() ?? null,
  }))
}

/** Saves a printer; the first one becomes the main one. Throws `not_found`, and `conflict` when there are too many. */
export async function saveCustomerPrinter(
  db: Db,
  userId: number,
  { printerId, nickname, becomesMain }: PrinterChange,
): Promise<CustomerPrinter[]> {
  return inTransaction(db, async (trx) => {
    const printers = await lockPrinters(trx, userId, printerId)
    if (printers === undefined) throw new ShopError('unauthenticated')
    const { is_known: isKnown, is_kept: isKept, kept } = printers
    if (!isKnown) throw new ShopError('not_found', { message: 'catalogue.printer_not_found' })
    if (!isKept && kept >= MAX_PRINTERS)
      throw new ShopError('conflict', {
        message: 'catalogue.too_many_printers',
        params: { max: MAX_PRINTERS },
      })
    await putPrinter(trx, userId, { printerId, nickname })
    if (becomesMain || kept === 0) await makeMain(trx, userId, printerId)
    return listCustomerPrinters(trx, userId)
  })
}

/** Removes a printer; the oldest remaining one replaces a main one. Throws `not_found`. */
export async function removeCustomerPrinter(
  db: Db,
  userId: number,
  printerId: number,
): Promise<CustomerPrinter[]> {
  return inTransaction(db, async (trx) => {
    await lockPrinters(trx, userId, printerId)
    const gone = await dropPrinter(trx, userId, printerId)
    if (gone === undefined)
      throw new ShopError('not_found', { message: 'catalogue.printer_not_found' })
    if (gone.is_main) await promoteOldest(trx, userId)
    return listCustomerPrinters(trx, userId)
  })
}
