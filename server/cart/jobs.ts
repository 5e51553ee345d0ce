import { GUEST_CART_DAYS } from '#contract/plain/kept-for.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteRemindersOlderThan } from './abandoned-queries.ts'
import { remindAutomatically } from './remind-automatically.ts'
import { REMINDER_LINK_DAYS } from './reminder-link.ts'
import { deleteGuestCartsIdleFor } from './retention-queries.ts'

export function cartJobs(shop: Shop): JobDefinition[] {
  const { db } = shop
  return [
    {
      queue: 'forget-guest-carts',
      cron: '30 4 * * *',
      run: () => inBatches((limit) => deleteGuestCartsIdleFor(db, GUEST_CART_DAYS, limit)),
    },
    { queue: 'remind-of-carts', cron: '20 * * * *', run: () => remindAutomatically(shop) },
    {
      queue: 'forget-cart-reminders',
      cron: '35 4 * * *',
      run: () => inBatches((limit) => deleteRemindersOlderThan(db, REMINDER_LINK_DAYS, limit)),
    },
  ]
}
