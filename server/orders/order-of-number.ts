import { orderNumber } from '#contract/plain/order-number.ts'
import { type Db, readRows } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

/** `SI-000628`, `si 628`, `#628`. */
const TYPED_NUMBER = /^#?\s*(?:si)?[\s-]*0*([1-9]\d{0,8})$/i

/** The whole number that somebody means: `si 628` → `SI-000628`; undefined for no number. */
export function wholeNumber(typed: string): string | undefined {
  const digits = TYPED_NUMBER.exec(typed.trim())?.[1]
  return digits === undefined ? undefined : orderNumber(Number(digits))
}

/**
 * The order that was placed under this number with this address. Throws the same `not_found` for
 * every mismatch, so that nobody learns which orders there are.
 */
export async function orderOfNumber(
  db: Db,
  { number, email }: { number: string; email: string },
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    db,
    'select id from orders where number = $1 and email = $2::citext',
    [wholeNumber(number) ?? '', email],
  )
  if (row === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
  return row.id
}
