import type { Db } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import { printerOf } from '#server/printers/printer-shape.ts'
import { printerBySlug } from '#server/printers/queries.ts'

import { completeSets } from './complete-sets.ts'
import { suppliesOfPrinter } from './fit-queries.ts'
import { groupSupplies } from './printer-groups.ts'
import { productOf } from './product-shape.ts'
import type { References } from './references.ts'

/** A printer with its supplies by colour and complete sets: two statements. Throws `not_found`. */
export async function showPrinter(db: Db, references: References, slug: string) {
  const printer = await printerBySlug(db, slug)
  if (printer === undefined)
    throw new ShopError('not_found', { message: 'catalogue.printer_not_found' })
  const rows = await references.articles.complete(await suppliesOfPrinter(db, printer.id))
  const products = rows.map((row) => ({ ...productOf(row, references), confirmed: row.confirmed }))
  return {
    printer: printerOf(printer),
    codes_not_sold: printer.codes_not_sold,
    groups: groupSupplies(products),
    sets:
      printer.codes_not_sold.length > 0
        ? []
        : completeSets(products, new Map(rows.map(({ id, member_ids }) => [id, member_ids]))),
  }
}
