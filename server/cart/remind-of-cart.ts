import type { AbandonedCart } from '#contract/abandoned-carts.ts'
import { isLanguage } from '#contract/plain/languages.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { writeMail } from '#server/mails/outbox.ts'
import { leaveUrls } from '#server/newsletter/newsletter-link.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { abandonedCart, insertReminder, lockAbandoned } from './abandoned-queries.ts'
import { abandonedCartOf } from './abandoned-shape.ts'
import { cartReminderMail } from './cart-reminder.mail.ts'
import { reminderUrl } from './reminder-link.ts'

export const REMINDER_QUIET_DAYS = 14
const DAY_MS = 86_400_000
const TEMPLATE = 'cart-reminder'

/**
 * Mails a link that rebuilds a cart that was left, by staff or by the shop itself. Throws `not_found`,
 * `no_email` where no address is known, and `conflict` within 14 days of the last one.
 */
export async function remindOfCart(
  shop: Shop,
  cartId: number,
  now: Date,
  staff?: Staff,
): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    await lockAbandoned(trx, cartId)
    const row = await abandonedCart(trx, cartId)
    if (row === undefined) throw new ShopError('not_found')
    if (row.email === null) throw new ShopError('no_email')
    const quietSince = now.getTime() - REMINDER_QUIET_DAYS * DAY_MS
    if (row.reminded_at !== null && row.reminded_at.getTime() > quietSince)
      throw new ShopError('conflict', {
        message: 'cart.reminded_lately',
        params: { days: REMINDER_QUIET_DAYS },
      })
    const code = row.language ?? 'en'
    const language = isLanguage(code) ? code : 'en'
    const cart = abandonedCartOf(row, await shop.references.get(), language)
    await mailReminder(trx, shop, { ...cart, userId: row.user_id }, { email: row.email, now })
    if (staff !== undefined)
      await recordChange(trx, staff, { action: 'remind', entity: 'cart', entityId: cartId })
  })
}

async function mailReminder(
  trx: Trx,
  shop: Shop,
  cart: AbandonedCart & { userId: number | null },
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const lines = cart.items.map(({ product_id, product_color_id, quantity, name }) => ({
    product_id,
    product_color_id,
    quantity,
    name,
  }))
  const id = await insertReminder(trx, cart.id, lines)
  const sender = { settings: await shop.settings.get(), publicUrl: shop.publicUrl }
  const leave = leaveUrls(shop, { email, language: cart.language ?? 'en' })
  await writeMail(trx, shop.jobs, {
    ...cartReminderMail(cart, { url: reminderUrl(shop, id, now), leaveUrl: leave.page }, sender),
    dedupeKey: `${TEMPLATE}:${id}`,
    template: TEMPLATE,
    language: cart.language ?? 'en',
    recipient: email,
    userId: cart.userId,
    unsubscribeUrl: leave.oneClick,
  })
}
