import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeMail } from '#server/mails/outbox.ts'
import { leaveUrls } from '#server/newsletter/newsletter-link.ts'
import { orderLinkToken } from '#server/orders/order-link.ts'
import type { Shop } from '#server/shop.ts'

import { noteRequest, ordersToAskAbout, type ReviewableOrder } from './request-queries.ts'
import { reviewRequestMail } from './review-request.mail.ts'

const TEMPLATE = 'review-request'
/** Later than this nobody remembers. */
const WITHIN_DAYS = 20
/** Whoever orders every week is asked now and then, not every week. */
const QUIET_DAYS = 90
const ORDERS_AT_ONCE = 200

/** Asks customers who agreed to mails, once an order, what they think of what arrived some days ago. */
export async function askForReviews(shop: Shop): Promise<void> {
  const { reviews } = await shop.settings.get()
  const when = {
    afterDays: reviews.ask_after_days,
    withinDays: WITHIN_DAYS,
    quietDays: QUIET_DAYS,
  }
  const asked = new Set<string>()
  for (const order of await ordersToAskAbout(shop.db, when, ORDERS_AT_ONCE)) {
    const address = order.email.toLowerCase()
    if (asked.has(address)) continue
    asked.add(address)
    // oxlint-disable-next-line no-await-in-loop -- a transaction each: one failure stops no other
    await ask(shop, order)
  }
}

async function ask(shop: Shop, order: ReviewableOrder): Promise<void> {
  const sender = { settings: await shop.settings.get(), publicUrl: shop.publicUrl }
  const token = orderLinkToken(shop.secrets, order.id, shop.clock())
  const url = `${shop.publicUrl}${SHOP_PAGES.reviews}?order=${order.id}&token=${token}&lng=${order.language}#write`
  const leave = leaveUrls(shop, order)
  await inTransaction(shop.db, async (trx) => {
    if (!(await noteRequest(trx, order))) return
    await writeMail(trx, shop.jobs, {
      ...reviewRequestMail(order, { url, leaveUrl: leave.page }, sender),
      dedupeKey: `${TEMPLATE}:${order.id}`,
      template: TEMPLATE,
      language: order.language,
      recipient: order.email,
      userId: order.user_id,
      unsubscribeUrl: leave.oneClick,
    })
  })
}
