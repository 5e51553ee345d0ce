import type { Trx } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'

/** Account events that other features listen to: one job per event. */
export const ACCOUNT_EVENT_QUEUE = 'account-event'

export interface AccountEvent {
  kind: 'welcome' | 'password_changed'
  user_id: number
}

/** Delivered once the transaction commits. */
export function announceAccountEvent(trx: Trx, jobs: Jobs, event: AccountEvent): Promise<void> {
  return jobs.send(trx, ACCOUNT_EVENT_QUEUE, event)
}
