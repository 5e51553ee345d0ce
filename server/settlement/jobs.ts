import type { OrderDesk } from '#server/orders/order-desk.ts'
import { PAYMENT_EVENT_QUEUE } from '#server/payments/receive-event.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { balanceYesterday } from './balance-day.ts'
import { endExpiredCheckouts } from './end-expired-checkouts.ts'
import { collectPaymentChecks } from './payment-check-queries.ts'
import { processPaymentEvent } from './process-payment-event.ts'
import { recheckVies } from './recheck-vies.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const EVERY_MINUTE = '* * * * *'

export function settlementJobs(shop: OrderDesk): JobDefinition[] {
  return [
    {
      queue: PAYMENT_EVENT_QUEUE,
      run: ({ event_id }) => processPaymentEvent(shop, String(event_id)),
    },
    { queue: 'reconcile-payments', cron: EVERY_MINUTE, run: () => reconcilePayments(shop) },
    { queue: 'end-checkouts', cron: EVERY_MINUTE, run: () => endExpiredCheckouts(shop) },
    {
      queue: 'collect-payment-checks',
      cron: EVERY_MINUTE,
      run: () => collectPaymentChecks(shop.db),
    },
    { queue: 'balance-day', cron: '50 3 * * *', run: () => balanceYesterday(shop) },
    { queue: 'recheck-vies', cron: '35 * * * *', run: () => recheckVies(shop) },
  ]
}
