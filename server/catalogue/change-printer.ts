import type { AdminPrinter } from '#contract/admin-printers.ts'
import type { Db, Trx } from '#database/pool.ts'
import { sentFields } from '#server/audit/record-edit.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import {
  lockPrinter,
  printerForDesk,
  type PrinterFields,
  updatePrinter,
} from '#server/printers/desk-queries.ts'

import { brandById } from './brand-queries.ts'
import { refreshSearchOfFits } from './fit-desk-queries.ts'
import { distinctAliases } from './printer-aliases.ts'
import type { ReferenceKind } from './reference-desk.ts'

export const PRINTER: ReferenceKind<AdminPrinter> = {
  entity: 'printer',
  read: printerForDesk,
  lock: lockPrinter,
  uniqueSlug: 'printers_slug_unique',
}

type Sent = { [Field in keyof PrinterFields]?: PrinterFields[Field] | undefined }

/** Writes what was sent of a locked printer. Throws `validation` for an unknown brand. */
export async function changePrinter(trx: Trx, before: AdminPrinter, sent: Sent): Promise<void> {
  const { brand_id, series, model, name, slug, technology, year, codes_not_sold } = sent
  if (brand_id !== undefined) await requireBrand(trx, brand_id)
  const aliases = sent.aliases && distinctAliases(sent.aliases, name ?? before.name)
  const fields = { brand_id, series, model, name, slug, technology, year, aliases }
  await updatePrinter(trx, before.id, sentFields({ ...fields, codes_not_sold }))
  if (series !== undefined && series !== before.series) await refreshSearchOfFits(trx, before.id)
}

export async function requireBrand(db: Db, id: number): Promise<void> {
  if ((await brandById(db, id)) === undefined)
    throw new ShopError('validation', { fields: { brand_id: 'references.unknown_brand' } })
}
