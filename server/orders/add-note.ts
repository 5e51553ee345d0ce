import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Shop } from '#server/shop.ts'

import { recordOrderEvent } from './events.ts'
import { type DeskCall, lockForDesk } from './lock-for-desk.ts'
import { insertNote, type NoteRow } from './note-queries.ts'
import { mailOrderEvent } from './order-mail.ts'
import { orderNoteMail } from './order-note.mail.ts'

/** Writes on an order; a visible note reaches its customer by mail and stands in the customer's order. */
export async function addNote(
  shop: Shop,
  { staff }: Pick<DeskCall, 'staff'>,
  orderId: number,
  { note, isVisible }: { note: string; isVisible: boolean },
): Promise<NoteRow> {
  return inTransaction(shop.db, async (trx) => {
    const order = await lockForDesk(trx, orderId, {})
    const written = await insertNote(trx, { orderId, note, isVisible, author: staff.name })
    const event = { orderId, kind: 'note', actor: staff.name } as const
    const details = { note_id: written.id, visible: isVisible }
    const eventId = await recordOrderEvent(trx, shop.jobs, { ...event, details })
    if (isVisible)
      await mailOrderEvent(trx, shop, order, { template: 'order-note', eventId }, (mail) =>
        orderNoteMail(mail, note),
      )
    await recordChange(trx, staff, {
      action: 'note',
      entity: 'order',
      entityId: orderId,
      after: { note, visible: isVisible },
    })
    return written
  })
}
