import { accountJobs } from './accounts/jobs.ts'
import { cartJobs } from './cart/jobs.ts'
import { catalogueJobs } from './catalogue/jobs.ts'
import { forgetMailsJob } from './mails/forget-mails.ts'
import { mailJob } from './mails/send-mail.ts'
import { notificationJobs } from './notifications/jobs.ts'
import type { OrderDesk } from './orders/order-desk.ts'
import { paymentJobs } from './payments/jobs.ts'
import type { Config } from './platform/config.ts'
import { idempotencyJob } from './platform/idempotency.ts'
import type { JobDefinition } from './platform/job-queue.ts'
import { orderJobs } from './settlement/jobs.ts'
import { wishlistJobs } from './wishlist/jobs.ts'

/**
 * Every job of the shop. Making the list starts nothing: a process that only sends makes it, too,
 * to know the queues.
 */
export function shopJobs(desk: OrderDesk, config: Pick<Config, 'SMTP_URL'>): JobDefinition[] {
  const sender = async () => {
    const { mail } = await desk.settings.get()
    return { name: mail.sender_name, address: mail.sender_address }
  }
  return [
    ...accountJobs(desk),
    ...cartJobs(desk),
    ...paymentJobs(desk),
    ...orderJobs(desk),
    ...catalogueJobs(desk),
    ...wishlistJobs(desk),
    ...notificationJobs(desk),
    idempotencyJob(desk.db),
    forgetMailsJob(desk.db),
    mailJob({ db: desk.db, secrets: desk.secrets, smtpUrl: config.SMTP_URL, sender }),
  ]
}
