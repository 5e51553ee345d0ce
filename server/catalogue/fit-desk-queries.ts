import type { Language } from '#contract/plain/languages.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { localNameOrder } from './local-name.ts'

export interface FitRow {
  product_id: number
  sku: string
  name: string
  name_nl: string
  name_fr: string
  thumbnail: string
  status: string
  source: string
  note: string | null
  confirmed: boolean
}

/** What fits a printer, with where that is known from. */
export function fitsOfPrinter(db: Db, printerId: number, language: Language): Promise<FitRow[]> {
  return readRows(
    db,
    `select p.id as product_id, p.sku, p.name, p.name_nl, p.name_fr, p.thumbnail, p.status, f.source, f.note,
      f.is_confirmed as confirmed
    from fits f join products p on p.id = f.product_id where f.printer_id = $1 order by ${localNameOrder('p', language)}, p.id`,
    [printerId],
  )
}

export interface NewFits {
  productIds: readonly number[]
  source: string
  note: string | null
  isConfirmed: boolean
}

/** Throws `validation` where one of the articles does not exist. */
export async function addFitsTo(
  trx: Trx,
  printerId: number,
  { productIds, source, note, isConfirmed }: NewFits,
): Promise<void> {
  const rows = await readRows(
    trx,
    `insert into fits (product_id, printer_id, source, note, is_confirmed)
    select distinct p.id, $1::int, $3, $4, $5::boolean from unnest($2::int[]) as asked (id) join products p on p.id = asked.id
    on conflict (printer_id, product_id) do update
      set source = excluded.source, note = excluded.note, is_confirmed = excluded.is_confirmed returning 1`,
    [printerId, productIds, source, note, isConfirmed],
  )
  if (rows.length < new Set(productIds).size)
    throw new ShopError('validation', { fields: { product_ids: 'catalogue.product_not_found' } })
}

/** Whether there was such a fit. Undefined keeps what is there. */
export async function updateFit(
  trx: Trx,
  { printerId, productId }: { printerId: number; productId: number },
  change: {
    confirmed?: boolean | undefined
    source?: string | undefined
    note?: string | null | undefined
  },
): Promise<boolean> {
  const rows = await readRows(
    trx,
    `update fits set is_confirmed = coalesce($3, is_confirmed), source = coalesce($4, source),
      note = case when $5 then $6 else note end
    where printer_id = $1 and product_id = $2 returning 1`,
    [
      printerId,
      productId,
      change.confirmed ?? null,
      change.source ?? null,
      change.note !== undefined,
      change.note ?? null,
    ],
  )
  return rows.length > 0
}

export async function deleteFit(
  trx: Trx,
  { printerId, productId }: { printerId: number; productId: number },
): Promise<boolean> {
  const rows = await readRows(
    trx,
    'delete from fits where printer_id = $1 and product_id = $2 returning 1',
    [printerId, productId],
  )
  return rows.length > 0
}

/** What fits the one fits the other; where both say so, a confirmation of either counts. */
export async function moveFits(trx: Trx, from: number, to: number): Promise<number[]> {
  const moved = await readRows<{ product_id: number }>(
    trx,
    `insert into fits (product_id, printer_id, source, note, is_confirmed)
    select product_id, $2, source, note, is_confirmed from fits where printer_id = $1
    on conflict (printer_id, product_id) do update
      set is_confirmed = fits.is_confirmed or excluded.is_confirmed
    returning product_id`,
    [from, to],
  )
  await readRows(trx, 'delete from fits where printer_id = $1', [from])
  return moved.map(({ product_id: id }) => id)
}

/** Articles are found by the series of their printers: makes their words anew. */
export async function refreshSearchOfFits(
  trx: Trx,
  printerId: number,
  others: readonly number[] = [],
): Promise<void> {
  await readRows(
    trx,
    `select refresh_product_search(array(
      select product_id from fits where printer_id = $1 union select unnest($2::int[])))`,
    [printerId, others],
  )
}
