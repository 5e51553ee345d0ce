import type { Trx } from '#database/pool.ts'
import { writeMail } from '#server/mails/outbox.ts'
import { orderLinkToken } from '#server/orders/order-link.ts'
import type { Shop } from '#server/shop.ts'

import { invoiceIssuedMail } from './invoice-issued.mail.ts'
import type { DocumentRow, InvoicedOrder } from './queries.ts'
import { readSnapshot } from './read-snapshot.ts'

/**
 * Mails the customer where the invoice is: a link that opens it alone, without a sign-in, so that it
 * can be handed on to whoever keeps the books.
 */
export async function mailInvoice(
  trx: Trx,
  shop: Shop,
  document: DocumentRow,
  { id, user_id: userId, email }: Pick<InvoicedOrder, 'id' | 'user_id' | 'email'>,
): Promise<void> {
  const { publicUrl, secrets, jobs, clock } = shop
  const snapshot = readSnapshot(document)
  const url = `${publicUrl}/api/orders/${id}/invoice?token=${orderLinkToken(secrets, id, clock())}`
  const mail = invoiceIssuedMail(snapshot, url, { settings: await shop.settings.get(), publicUrl })
  await writeMail(trx, jobs, {
    ...mail,
    dedupeKey: `invoice:${document.number}`,
    template: 'invoice',
    language: snapshot.language,
    recipient: email,
    userId,
  })
}
