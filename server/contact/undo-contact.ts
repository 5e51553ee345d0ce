import type { Undoers } from '#server/audit/undo.ts'

import { type ContactRow, lockContact, writeStatus } from './queries.ts'

/** A message is as unread, read or answered as it was. */
export const CONTACT_UNDOERS: Undoers = {
  contact_submission: {
    fields: new Set(['status']),
    async current(trx, id) {
      const row = await lockContact(trx, Number(id))
      return row && { status: row.status }
    },
    putBack: (trx, id, { status }) => writeStatus(trx, Number(id), status as ContactRow['status']),
  },
}
