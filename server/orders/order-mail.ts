import type { Order } from '#contract/orders.ts'
import type { MailTemplate } from '#contract/plain/mail-templates.ts'
import type { Trx } from '#database/pool.ts'
import { type Letter, letter, type Sender, type Voice, voiceOf } from '#server/mails/mail-voice.ts'
import { type Mail, writeMail } from '#server/mails/outbox.ts'
import type { Shop } from '#server/shop.ts'

import type { LockedOrder } from './desk-queries.ts'
import { orderUrl } from './order-url.ts'
import { showOrderOfId } from './show-order.ts'

/** What a mail about an order is written from, in the language of the order. */
export interface OrderMail {
  order: Order
  /** Where its customer sees the order. */
  url: string
  voice: Voice
  /** Greeting and the way to the order; the parts that are given stand in between. */
  write: (parts: Pick<Letter, 'subject' | 'notes'> & Partial<Letter>) => Mail
}

/** Mails the customer what happened to an order: one mail for an event. */
export async function mailOrderEvent(
  trx: Trx,
  shop: Shop,
  about: Pick<LockedOrder, 'id' | 'user_id' | 'email'>,
  { template, eventId }: { template: MailTemplate; eventId: number },
  write: (mail: OrderMail) => Mail,
): Promise<void> {
  const order = await showOrderOfId(trx, shop, about.id)
  const url = orderUrl(shop, about)
  const sender: Sender = { settings: await shop.settings.get(), publicUrl: shop.publicUrl }
  const mail = write(orderMail(order, url, sender))
  await writeMail(trx, shop.jobs, {
    ...mail,
    dedupeKey: `${template}:${about.id}:${eventId}`,
    template,
    language: order.language,
    recipient: about.email,
    userId: about.user_id,
  })
}

export function orderMail(order: Order, url: string, sender: Sender): OrderMail {
  const voice = voiceOf(order.language)
  return {
    order,
    url,
    voice,
    write: (parts) =>
      letter(
        {
          hello: voice.t('order_received.hello', { name: order.billing_address.first_name }),
          link: { label: voice.t('order_received.view'), url },
          ...parts,
        },
        sender,
        voice,
      ),
  }
}
