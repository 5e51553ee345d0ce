import { add, type Cents, fromWire, times, ZERO } from '#contract/plain/money.ts'

import type { Withdrawable } from './withdrawal-call.ts'

/** Pieces chosen, by line. */
export type Chosen = Readonly<Record<number, number>>

export interface Refund {
  /** Of the delivery, which is paid back only when nothing is kept. */
  delivery: Cents
  total: Cents
}

/** What comes back for the chosen pieces, as the server reckons it. */
export function refundOf(
  { lines, shipping_fee: fee, is_complete: isComplete }: Withdrawable,
  chosen: Chosen,
): Refund {
  const isWhole =
    isComplete && lines.every(({ order_item_id: id, quantity }) => (chosen[id] ?? 0) === quantity)
  const delivery = isWhole ? fromWire(fee) : ZERO
  const prices = lines.map(({ order_item_id: id, price }) =>
    times(fromWire(price), chosen[id] ?? 0),
  )
  return { delivery, total: add(delivery, ...prices) }
}
