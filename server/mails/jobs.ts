import { MAIL_MONTHS } from '#contract/plain/kept-for.ts'
import type { Config } from '#server/platform/config.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { MAIL_SHARE } from './let-out-waiting.ts'
import { mailServer } from './mail-server.ts'
import { MAIL_QUEUE } from './outbox.ts'
import { deleteMailsOlderThan, forgetNetworks } from './retention-queries.ts'
import { mailSender } from './send-due-mails.ts'

/** Longer than the hour the limits count. */
const NETWORK_DAYS = 1
/** A mail whose wake-up or worker was lost is found by then. */
const LOOK_SECONDS = 5

export function mailJobs(
  shop: Shop,
  { SMTP_URL, OCTAVO_RATE_LIMIT }: Pick<Config, 'SMTP_URL' | 'OCTAVO_RATE_LIMIT'>,
): JobDefinition[] {
  const { db, log, secrets, settings } = shop
  const send = mailSender({
    db,
    log,
    secrets,
    server: SMTP_URL === undefined ? undefined : mailServer(SMTP_URL),
    share: OCTAVO_RATE_LIMIT === 0 ? undefined : MAIL_SHARE,
    async sender() {
      const { mail } = await settings.get()
      return { name: mail.sender_name, address: mail.sender_address }
    },
  })
  return [
    { queue: MAIL_QUEUE, everySeconds: LOOK_SECONDS, run: (_, signal) => send(signal) },
    {
      queue: 'forget-mails',
      cron: '20 4 * * *',
      async run() {
        await inBatches((limit) => deleteMailsOlderThan(db, MAIL_MONTHS, limit))
        await inBatches((limit) => forgetNetworks(db, NETWORK_DAYS, limit))
      },
    },
  ]
}
