import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import {
  deletePrinter,
  lockPrinter,
  moveOwners,
  printerForDesk,
  updatePrinter,
} from '#server/printers/desk-queries.ts'

import { PRINTER } from './change-printer.ts'
import { moveFits, refreshSearchOfFits } from './fit-desk-queries.ts'
import { leadOn } from './former-slug-queries.ts'
import { distinctAliases } from './printer-aliases.ts'
import { requireReference } from './reference-desk.ts'

/**
 * Makes a double one with another printer: what fits it and who has it go there, its name becomes another
 * name of that one, and its address leads there. Throws `not_found`, and `validation` for itself.
 */
export async function mergePrinters(db: Db, staff: Staff, id: number, into: number): Promise<void> {
  if (id === into) throw new ShopError('validation', { fields: { into: 'references.itself' } })
  await inTransaction(db, async (trx) => {
    for (const one of [id, into].toSorted((a, b) => a - b)) {
      // oxlint-disable-next-line no-await-in-loop -- always in this order, so that two merges cannot block each other
      await lockPrinter(trx, one)
    }
    const double = await requireReference(trx, PRINTER, id)
    const target = await printerForDesk(trx, into)
    if (target === undefined)
      throw new ShopError('validation', { fields: { into: 'references.unknown_printer' } })
    const moved = await moveFits(trx, id, into)
    await moveOwners(trx, id, into)
    await deletePrinter(trx, id)
    const names = [...target.aliases, double.name, ...double.aliases]
    await updatePrinter(trx, into, {
      aliases: distinctAliases(names, target.name),
      codes_not_sold: [...new Set([...target.codes_not_sold, ...double.codes_not_sold])],
    })
    await leadOn(trx, 'printer', double, into)
    await refreshSearchOfFits(trx, into, moved)
    const { version: _version, ...before } = double
    await recordChange(trx, staff, {
      action: 'merge',
      entity: PRINTER.entity,
      entityId: id,
      before,
      after: { into },
    })
  })
}
