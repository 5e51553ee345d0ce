import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import type { PrinterRow } from './printer-shape.ts'
import { PRINTER_COLUMNS } from './queries.ts'

export interface OwnPrinterRow
  extends PrinterRow, Columns<'customer_printers', 'nickname' | 'is_main'> {
  last_ordered_at: Date | null
}

/**
 * The printers somebody owns, the main one first. Own orders are walked from the newest back until
 * one has an article that fits.
 */
export function printersOf(db: Db, userId: number): Promise<OwnPrinterRow[]> {
  return readRows<OwnPrinterRow>(
    db,
    `select ${PRINTER_COLUMNS}, c.nickname, c.is_main, (
      select o.created_at from orders o
      where o.user_id = $1 and o.status <> 'cancelled' and exists (
        select from order_items i join fits f on f.product_id = i.product_id and f.printer_id = c.printer_id
        where i.order_id = o.id)
      order by o.id desc limit 1) as last_ordered_at
    from customer_printers c join printers q on q.id = c.printer_id join brands b on b.id = q.brand_id
    where c.user_id = $1 order by c.is_main desc, c.created_at, q.id`,
    [userId],
  )
}

export interface KeptPrinter {
  is_known: boolean
  is_kept: boolean
  kept: number
}

/** Locks the account's list of printers and returns what it holds; undefined when the account was deleted in the meantime. */
export async function lockPrinters(
  trx: Trx,
  userId: number,
  printerId: number,
): Promise<KeptPrinter | undefined> {
  const owners = await readRows(
    trx,
    'select id from users where id = $1 and deleted_at is null for no key update',
    [userId],
  )
  if (owners.length === 0) return undefined
  // Held, so that staff cannot delete or merge it before it is saved.
  const known = await readRows(trx, 'select id from printers where id = $1 for key share', [
    printerId,
  ])
  const [row] = await readRows<Omit<KeptPrinter, 'is_known'>>(
    trx,
    `select exists (select from customer_printers where user_id = $1 and printer_id = $2) as is_kept,
      (select count(*)::int from customer_printers where user_id = $1) as kept`,
    [userId, printerId],
  )
  return row && { ...row, is_known: known.length > 0 }
}

/** Saves a printer or changes its nickname; an absent nickname stays as it is. */
export async function putPrinter(
  trx: Trx,
  userId: number,
  { printerId, nickname }: { printerId: number; nickname: string | null | undefined },
): Promise<void> {
  await readRows(
    trx,
    `insert into customer_printers (user_id, printer_id, nickname) values ($1, $2, $3)
    on conflict (user_id, printer_id) do update
    set nickname = case when $4 then excluded.nickname else customer_printers.nickname end`,
    [userId, printerId, nickname || null, nickname !== undefined],
  )
}

/** Makes this the only main printer. */
export async function makeMain(trx: Trx, userId: number, printerId: number): Promise<void> {
  await readRows(
    trx,
    'update customer_printers set is_main = false where user_id = $1 and is_main and printer_id <> $2',
    [userId, printerId],
  )
  await readRows(
    trx,
    'update customer_printers set is_main = true where user_id = $1 and printer_id = $2',
    [userId, printerId],
  )
}

/** Removes a printer; undefined when it is not in the list. */
export async function dropPrinter(
  trx: Trx,
  userId: number,
  printerId: number,
): Promise<{ is_main: boolean } | undefined> {
  const [row] = await readRows<{ is_main: boolean }>(
    trx,
    'delete from customer_printers where user_id = $1 and printer_id = $2 returning is_main',
    [userId, printerId],
  )
  return row
}

/** After the main one was forgotten, the oldest takes its place. */
export async function promoteOldest(trx: Trx, userId: number): Promise<void> {
  await readRows(
    trx,
    `update customer_printers set is_main = true where (user_id, printer_id) = (
      select user_id, printer_id from customer_printers where user_id = $1 order by created_at, printer_id limit 1)`,
    [userId],
  )
}

/** For an account that is being deleted. */
export async function deletePrintersOf(trx: Trx, userId: number): Promise<void> {
  await readRows(trx, 'delete from customer_printers where user_id = $1', [userId])
}

/** Of two accounts that become one; a printer of both stays once, and one is the main one. */
export async function movePrinters(
  trx: Trx,
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<void> {
  await readRows(
    trx,
    `update customer_printers c set user_id = $1,
      is_main = c.is_main and not exists (select from customer_printers m where m.user_id = $1 and m.is_main)
    where c.user_id = $2 and not exists (
      select from customer_printers k where k.user_id = $1 and k.printer_id = c.printer_id)`,
    [keptId, goneId],
  )
  await deletePrintersOf(trx, goneId)
}
