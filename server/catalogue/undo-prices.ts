import { cents, fromWire, toWire } from '#contract/plain/money.ts'
import { readRows, type Trx } from '#database/pool.ts'
import type { Undoer } from '#server/audit/undo.ts'
import { ShopError } from '#server/platform/shop-error.ts'

interface PriceRow {
  status: string
  regular_price_cents: number
  sale_price_cents: number | null
  sale_from: Date | null
  sale_to: Date | null
}

/** Under the names by which staff send them. */
interface Prices {
  status: string
  regular_price: string
  sale_price: string | null
  sale_from: string | null
  sale_to: string | null
}

/** An article costs what it did, and is shown or hidden as it was. */
export const PRICE_UNDOER = {
  fields: new Set(['status', 'regular_price', 'sale_price', 'sale_from', 'sale_to']),
  async current(trx, id) {
    const row = await lockPrices(trx, Number(id))
    return row && { ...fieldsOf(row) }
  },
  async putBack(trx, id, former) {
    const row = await lockPrices(trx, Number(id))
    if (row === undefined) return
    const prices: Prices = { ...fieldsOf(row), ...(former as Partial<Prices>) }
    refuseOdd(prices)
    await writePrices(trx, Number(id), prices)
  },
} satisfies Undoer

async function lockPrices(trx: Trx, id: number): Promise<PriceRow | undefined> {
  const [row] = await readRows<PriceRow>(
    trx,
    `select status, regular_price_cents, sale_price_cents, sale_from, sale_to
    from products where id = $1 for no key update`,
    [id],
  )
  return row
}

function fieldsOf(row: PriceRow): Prices {
  const { sale_price_cents: sale } = row
  return {
    status: row.status,
    regular_price: toWire(cents(row.regular_price_cents)),
    sale_price: sale === null ? null : toWire(cents(sale)),
    sale_from: row.sale_from?.toISOString() ?? null,
    sale_to: row.sale_to?.toISOString() ?? null,
  }
}

/** What else was changed since may leave no room for the former price. */
function refuseOdd({
  regular_price: regular,
  sale_price: sale,
  sale_from: from,
  sale_to: to,
}: Prices) {
  const isBelow = sale === null || fromWire(sale) < fromWire(regular)
  const isInOrder = from === null || to === null || from < to
  if (!isBelow || !isInOrder) throw new ShopError('conflict', { message: 'audit.does_not_fit' })
}

/** A price that counts now is noted with its day, as the rule of the 30-day price asks. */
async function writePrices(trx: Trx, id: number, prices: Prices): Promise<void> {
  const { status, regular_price: regular, sale_price: sale, sale_from: from, sale_to: to } = prices
  await readRows(
    trx,
    `with changed as (
      update products set status = $2, regular_price_cents = $3, sale_price_cents = $4, sale_from = $5, sale_to = $6,
        listed_price_cents = effective_price($3, $4, $5, $6, now()),
        listed_cost_per_page = round(effective_price($3, $4, $5, $6, now()) * 1000.0 / impressions),
        version = version + 1, updated_at = now()
      where id = $1 returning id, listed_price_cents, old.listed_price_cents as former_cents
    )
    insert into price_history (product_id, price_cents)
    select id, listed_price_cents from changed where listed_price_cents <> former_cents`,
    [id, status, fromWire(regular), sale === null ? null : fromWire(sale), from, to],
  )
  await readRows(
    trx,
    `update products set lowest_price_30d_cents = (
      select min(h.price_cents) from price_history h
      where h.product_id = $1 and h.valid_from >= now() - interval '30 days') where id = $1`,
    [id],
  )
}
