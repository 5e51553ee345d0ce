import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export type NoteRow = Columns<'order_notes', 'id' | 'note' | 'is_visible' | 'author' | 'created_at'>

const COLUMNS = 'id, note, is_visible, author, created_at'

export async function insertNote(
  trx: Trx,
  note: { orderId: number; note: string; isVisible: boolean; author: string },
): Promise<NoteRow> {
  const [row] = await readRows<NoteRow>(
    trx,
    `insert into order_notes (order_id, note, is_visible, author) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [note.orderId, note.note, note.isVisible, note.author],
  )
  if (row === undefined) throw new Error('The note was not written')
  return row
}

/** Oldest first. */
export function notesOfOrder(db: Db, orderId: number): Promise<NoteRow[]> {
  return readRows<NoteRow>(
    db,
    `select ${COLUMNS} from order_notes where order_id = $1 order by id`,
    [orderId],
  )
}
