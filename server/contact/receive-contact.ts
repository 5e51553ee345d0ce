import { inTransaction } from '#database/transaction.ts'
import { writeMail } from '#server/mails/outbox.ts'
import type { Shop } from '#server/shop.ts'

import { contactReceiptMail } from './contact-receipt.mail.ts'
import { type ContactRow, insertContact, type NewContact } from './queries.ts'

const TEMPLATE = 'contact-receipt'

/** Keeps what a visitor wrote and mails the receipt; `network` is where it came from. */
export async function receiveContact(
  { db, jobs, settings, publicUrl }: Pick<Shop, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  contact: NewContact,
  network: string,
): Promise<ContactRow> {
  const sender = { settings: await settings.get(), publicUrl }
  return inTransaction(db, async (trx) => {
    const row = await insertContact(trx, contact)
    await writeMail(trx, jobs, {
      ...contactReceiptMail(row, sender),
      dedupeKey: `${TEMPLATE}:${row.id}`,
      template: TEMPLATE,
      language: row.language,
      recipient: row.email,
      userId: null,
      // Nobody has shown that the address is theirs.
      limitedBy: { network },
    })
    return row
  })
}
