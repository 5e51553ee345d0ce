import * as z from 'zod'

import type { Trx } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'

/** Order events that other features listen to: one job per event. */
export const ORDER_EVENT_QUEUE = 'order-event'

export const OrderEvent = z.object({ kind: z.enum(['placed', 'cancelled']), order_id: z.int() })
export type OrderEvent = z.infer<typeof OrderEvent>

/** Delivered once the transaction commits. */
export function announceOrderEvent(trx: Trx, jobs: Jobs, event: OrderEvent): Promise<void> {
  return jobs.send(trx, ORDER_EVENT_QUEUE, event)
}
