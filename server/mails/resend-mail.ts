import type { Db } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { SECRET_PLACE, wakeMailSender } from './outbox.ts'
import { lockMail, type MailRow, queueAgain } from './queries.ts'

/**
 * Queues a mail anew, with three more days to arrive; one that waits for a limit goes at once. Throws
 * `not_found`, and `conflict` for a code that is over.
 */
export async function resendMail(
  { db, jobs }: { db: Db; jobs: Jobs },
  mailId: number,
  readsStaff: boolean,
): Promise<MailRow> {
  return db.transaction().execute(async (trx) => {
    const mail = await lockMail(trx, mailId, readsStaff)
    if (mail === undefined) throw new ShopError('not_found')
    const hasLostCode = mail.secret === null && mail.text.includes(SECRET_PLACE)
    if (hasLostCode || mail.is_over) throw new ShopError('conflict', { message: 'mails.code_over' })
    const queued = await queueAgain(trx, mailId)
    await wakeMailSender(trx, jobs)
    return { ...mail, ...queued }
  })
}
