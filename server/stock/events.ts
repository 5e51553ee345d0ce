import * as z from 'zod'

import type { Trx } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'

/** What other features hear of the shelf. */
export const STOCK_EVENT_QUEUE = 'stock-event'

const LowArticle = z.object({
  /** Of the crossing: each is told once. */
  crossing: z.int(),
  product_id: z.int(),
  name: z.string(),
  name_nl: z.string(),
  name_fr: z.string(),
  sku: z.string(),
  available: z.int(),
})
export const StockEvent = z.object({ low: z.array(LowArticle) })
export type StockEvent = z.infer<typeof StockEvent>

/** Delivered once the transaction commits. */
export function announceLowStock(trx: Trx, jobs: Jobs, low: StockEvent['low']): Promise<void> {
  return jobs.send(trx, STOCK_EVENT_QUEUE, { low })
}
