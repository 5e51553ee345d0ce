import type { PhoneDetails } from '#contract/phone-orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import { toWire, cents } from '#contract/plain/money.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { summariseItems, type WishedItem } from '#server/checkout/summarise-items.ts'
import { writeMail } from '#server/mails/outbox.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { phoneOrderUrl } from './phone-order-link.ts'
import { phoneOrderMail } from './phone-order.mail.ts'
import {
  endPhoneOrder,
  extendPhoneOrder,
  insertPhoneOrder,
  lockPhoneOrder,
  type PhoneOrderRow,
} from './queries.ts'

const LINK_DAYS = 7
const DAY_MS = 86_400_000
const TEMPLATE = 'phone-order'

export interface ToldOrder {
  email: string
  language: Language
  details: PhoneDetails
  lines: readonly WishedItem[]
}

/** Notes an order told by phone and mails its payment link; answers its id. Throws `not_found` for an article that is not sold. */
export async function preparePhoneOrder(
  shop: Shop,
  told: ToldOrder,
  staff: Staff,
  now: Date,
): Promise<number> {
  const { lines, totals } = await summariseItems(shop, told.lines, told.language, now)
  return inTransaction(shop.db, async (trx) => {
    const id = await insertPhoneOrder(trx, {
      ...told,
      staffId: staff.id,
      lines: lines.map((line) => ({
        product_id: line.product_id,
        product_color_id: line.product_color_id,
        quantity: line.quantity,
        sku: line.sku,
        name: line.color_name === null ? line.name : `${line.name} (${line.color_name})`,
        line_total: toWire(cents(line.line_total_cents)),
      })),
      totalCents: totals.total,
      validUntil: linkEnd(now),
    })
    await mailLink(trx, shop, await locked(trx, id))
    await recordChange(trx, staff, { action: 'create', entity: 'phone_order', entityId: id })
    return id
  })
}

/** Mails the link again, valid for another week. Throws `not_found`, and `conflict` once it is ordered or withdrawn. */
export async function sendPhoneOrder(
  shop: Shop,
  id: number,
  staff: Staff,
  now: Date,
): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    await lockedForChange(trx, id)
    await extendPhoneOrder(trx, id, linkEnd(now))
    await mailLink(trx, shop, await locked(trx, id))
    await recordChange(trx, staff, { action: 'send', entity: 'phone_order', entityId: id })
  })
}

/** Ends the link. Throws like `sendPhoneOrder`. */
export async function withdrawPhoneOrder(shop: Shop, id: number, staff: Staff): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    await lockedForChange(trx, id)
    await endPhoneOrder(trx, id)
    await recordChange(trx, staff, { action: 'withdraw', entity: 'phone_order', entityId: id })
  })
}

function linkEnd(now: Date): Date {
  return new Date(now.getTime() + LINK_DAYS * DAY_MS)
}

async function locked(trx: Trx, id: number): Promise<PhoneOrderRow> {
  const row = await lockPhoneOrder(trx, id)
  if (row === undefined) throw new ShopError('not_found')
  return row
}

async function lockedForChange(trx: Trx, id: number): Promise<void> {
  const { status } = await locked(trx, id)
  if (status === 'ordered') throw new ShopError('conflict', { message: 'phone_orders.ordered' })
  if (status === 'withdrawn') throw new ShopError('conflict', { message: 'phone_orders.withdrawn' })
}

async function mailLink(trx: Trx, shop: Shop, row: PhoneOrderRow): Promise<void> {
  const sender = { settings: await shop.settings.get(), publicUrl: shop.publicUrl }
  await writeMail(trx, shop.jobs, {
    ...phoneOrderMail(row, phoneOrderUrl(shop, row), sender),
    dedupeKey: `${TEMPLATE}:${row.id}:${row.version}`,
    template: TEMPLATE,
    language: row.language,
    recipient: row.email,
    userId: null,
  })
}
