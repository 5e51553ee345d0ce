import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteMailsOlderThan } from './retention-queries.ts'
import { sendMailJob } from './send-mail.ts'

/** As long as the legal guarantee, during which a mail may be needed as proof. */
const KEPT_MONTHS = 24

export function mailJobs(shop: Shop, smtpUrl: string | undefined): JobDefinition[] {
  const { db, secrets, settings } = shop
  const sender = async () => {
    const { mail } = await settings.get()
    return { name: mail.sender_name, address: mail.sender_address }
  }
  return [
    sendMailJob({ db, secrets, smtpUrl, sender }),
    {
      queue: 'forget-mails',
      cron: '20 4 * * *',
      run: () => inBatches((limit) => deleteMailsOlderThan(db, KEPT_MONTHS, limit)),
    },
  ]
}
