import { accountJobs } from './accounts/jobs.ts'
import { auditJobs } from './audit/jobs.ts'
import { cartJobs } from './cart/jobs.ts'
import { catalogueFileJobs } from './catalogue-files/jobs.ts'
import { catalogueJobs } from './catalogue/jobs.ts'
import { checkoutJobs } from './checkout/jobs.ts'
import { contactJobs } from './contact/jobs.ts'
import { contentJobs } from './content/jobs.ts'
import { invoiceJobs } from './invoices/jobs.ts'
import { mailJobs } from './mails/jobs.ts'
import { newsletterJobs } from './newsletter/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { orderListeners } from './order-listeners.ts'
import { orderJobs } from './orders/jobs.ts'
import { orderDesk } from './orders/order-desk.ts'
import { paymentJobs } from './payments/jobs.ts'
import { phoneOrderJobs } from './phone-orders/jobs.ts'
import type { Config } from './platform/config.ts'
import { idempotencyJob } from './platform/idempotency.ts'
import type { JobDefinition } from './platform/job-queue.ts'
import { keptCountJobs } from './platform/kept-counts.ts'
import { priceBatchJobs } from './price-batches/jobs.ts'
import { quickOrderJobs } from './quick-order/jobs.ts'
import { reportJobs } from './reports/jobs.ts'
import { reviewJobs } from './reviews/jobs.ts'
import { searchJobs } from './search/jobs.ts'
import { settlementJobs } from './settlement/jobs.ts'
import type { Shop } from './shop.ts'
import { stockJobs } from './stock/jobs.ts'
import { wishlistJobs } from './wishlist/jobs.ts'

/**
 * Every job of the shop. Making the list starts nothing: a process that only sends makes it, too,
 * to know the queues.
 */
export function shopJobs(
  shop: Shop,
  config: Pick<Config, 'SMTP_URL' | 'OCTAVO_RATE_LIMIT'>,
): JobDefinition[] {
  const desk = orderDesk(shop, orderListeners(shop))
  return [
    ...auditJobs(shop),
    ...accountJobs(shop),
    ...cartJobs(shop),
    ...paymentJobs(shop),
    ...checkoutJobs(shop),
    ...orderJobs(desk),
    ...keptCountJobs(shop),
    ...phoneOrderJobs(shop),
    ...settlementJobs(desk),
    ...invoiceJobs(shop),
    ...catalogueJobs(shop),
    ...priceBatchJobs(shop),
    ...searchJobs(shop),
    ...stockJobs(shop),
    ...catalogueFileJobs(shop),
    ...wishlistJobs(shop),
    ...contentJobs(shop),
    ...quickOrderJobs(shop),
    ...newsletterJobs(shop),
    ...reviewJobs(shop),
    ...contactJobs(shop),
    ...notificationJobs(shop),
    ...reportJobs(shop),
    idempotencyJob(shop.db),
    ...mailJobs(shop, config),
  ]
}
