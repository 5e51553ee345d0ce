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

async function writePrices(trx: Trx, id: number, prices: Prices): Promise<void> {
  const { status, regular_price: regular, sale_price: sale, sale_from: from, sale_to: to } = prices
  await readRows(
    trx,
    `select set_prices(array[$1::int], array[$2::int], array[$3::int], array[$4::timestamptz], array[$5::timestamptz])`,
    [id, fromWire(regular), sale === null ? null : fromWire(sale), from, to],
  )
  await readRows(
    trx,
    'update products set status = $2, version = version + 1 where id = $1 and status <> $2',
    [id, status],
  )
}
