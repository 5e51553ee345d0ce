import * as z from 'zod'

import type { Trx } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'

/** Account events that other features listen to: one job per event. */
export const ACCOUNT_EVENT_QUEUE = 'account-event'

export const AccountEvent = z.object({
  kind: z.enum(['welcome', 'password_changed']),
  user_id: z.int(),
})
export type AccountEvent = z.infer<typeof AccountEvent>

/** Delivered once the transaction commits. */
export function announceAccountEvent(trx: Trx, jobs: Jobs, event: AccountEvent): Promise<void> {
  return jobs.send(trx, ACCOUNT_EVENT_QUEUE, event)
}
