import { NOTIFICATION_DAYS } from '#contract/plain/kept-for.ts'
import type { Db } from '#database/pool.ts'
import { ACCOUNT_EVENT_QUEUE, AccountEvent } from '#server/accounts/events.ts'
import { ORDER_EVENTS, OrderEvent } from '#server/orders/events.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import { STOCK_EVENT_QUEUE, StockEvent } from '#server/stock/events.ts'
import { WISH_EVENT_QUEUE, WishEvent } from '#server/wishlist/events.ts'

import { deleteSendingsOlderThan } from './admin-queries.ts'
import { deleteOlderThan } from './queries.ts'
import { tellOfAccount } from './tell-of-account.ts'
import { tellOfOrder } from './tell-of-order.ts'
import { tellOfStock } from './tell-of-stock.ts'
import { tellOfWishes } from './tell-of-wishes.ts'

export function notificationJobs({ db }: { db: Db }): JobDefinition[] {
  return [
    { queue: ACCOUNT_EVENT_QUEUE, run: (data) => tellOfAccount(db, AccountEvent.parse(data)) },
    {
      queue: 'notify-of-order',
      listensTo: ORDER_EVENTS,
      // guests only get mails
      hears: ({ is_guest: isGuest }) => isGuest !== true,
      run: (data) => tellOfOrder(db, OrderEvent.parse(data)),
    },
    { queue: STOCK_EVENT_QUEUE, run: (data) => tellOfStock(db, StockEvent.parse(data)) },
    { queue: WISH_EVENT_QUEUE, run: (data) => tellOfWishes(db, WishEvent.parse(data).news) },
    {
      queue: 'clear-old-notifications',
      cron: '40 3 * * *',
      run: async () => {
        await inBatches((limit) => deleteOlderThan(db, NOTIFICATION_DAYS, limit))
        await inBatches((limit) => deleteSendingsOlderThan(db, NOTIFICATION_DAYS, limit))
      },
    },
  ]
}
