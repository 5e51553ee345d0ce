import * as z from 'zod'

import type { Trx } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'

import { insertOrderEvents } from './queries.ts'

/** What jobs listen to that want to hear of orders. */
export const ORDER_EVENTS = 'order-events'

/** The actor of what the shop does by itself; else it is a member of staff, by name. */
export const THE_SHOP = 'shop'

const KINDS = [
  'placed',
  /** Its money is there: at once with a card, later with a transfer. */
  'paid',
  'shipped',
  'in_transit',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
  'refund_failed',
  'note',
  'addresses',
] as const
export type OrderEventKind = (typeof KINDS)[number]

/** What listeners get; `event_id` is the row with the details. */
export const OrderEvent = z.object({
  event_id: z.int(),
  kind: z.enum(KINDS),
  order_id: z.int(),
  is_guest: z.boolean().optional(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export interface NewOrderEvent {
  orderId: number
  kind: OrderEventKind
  actor: string
  details?: object
}

export interface NewOrderEvents extends Pick<NewOrderEvent, 'orderId' | 'actor'> {
  events: readonly Pick<NewOrderEvent, 'kind' | 'details'>[]
}

/** Writes what happened to an order, and tells the listeners once the transaction commits. Answers the event's id. */
export async function recordOrderEvent(
  trx: Trx,
  jobs: Jobs,
  { orderId, kind, actor, details = {} }: NewOrderEvent,
): Promise<number> {
  const [id] = await recordOrderEvents(trx, jobs, { orderId, actor, events: [{ kind, details }] })
  if (id === undefined) throw new Error('The event was not written')
  return id
}

/** The same for what happens to an order at once, in this order. */
export async function recordOrderEvents(
  trx: Trx,
  jobs: Jobs,
  { orderId, actor, events }: NewOrderEvents,
): Promise<number[]> {
  const written = await insertOrderEvents(trx, { orderId, actor, events })
  const news = written.map(({ id, kind, is_guest }) => ({
    event_id: id,
    kind,
    order_id: orderId,
    is_guest,
  }))
  await jobs.announce(trx, ORDER_EVENTS, news)
  return written.map(({ id }) => id)
}
