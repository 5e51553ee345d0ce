import type { Db } from '#database/pool.ts'
import type { Rate } from '#server/platform/failure-limit.ts'

import {
  letOut,
  letOutWithinRate,
  lockWaiting,
  type Share,
  waitingMails,
} from './waiting-queries.ts'

const HOUR_SECONDS = 3_600
/** Mails that anybody can cause, to one address and because of one network. */
export const MAIL_SHARE = {
  perRecipient: { calls: 5, seconds: HOUR_SECONDS },
  perNetwork: { calls: 20, seconds: HOUR_SECONDS },
} satisfies Record<string, Rate>
const AT_ONCE = 100

/**
 * Queues the waiting mails whose time has come. Where the recipient or the network has had its share, the
 * mail waits until a place is free again. Without limits all of them go.
 */
export async function letOutWaiting(db: Db, share: Share | undefined): Promise<void> {
  if (share === undefined) return letOut(db)
  while ((await letSomeOut(db, share)) === AT_ONCE);
}

/** Answers how many it decided on. */
function letSomeOut(db: Db, share: Share): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockWaiting(trx)
    const ids = await waitingMails(trx, AT_ONCE)
    for (const id of ids) await letOutWithinRate(trx, id, share)
    return ids.length
  })
}
