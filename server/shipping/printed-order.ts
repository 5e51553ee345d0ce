import type { Order } from '#contract/orders.ts'
import type { DeskItem } from '#server/orders/desk-queries.ts'

/** An order as its papers show it, in its own language. */
export interface PrintedOrder {
  order: Order
  items: DeskItem[]
}
