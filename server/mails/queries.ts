import type { Columns } from '#database/columns.ts'
import { type Db, readRows } from '#database/pool.ts'

export type MailRow = Columns<
  'mails',
  'id' | 'template' | 'language' | 'recipient' | 'subject' | 'status' | 'created_at' | 'sent_at'
>

export type WholeMailRow = MailRow & Columns<'mails', 'html' | 'text' | 'secret'>

const COLUMNS = 'id, template, language, recipient, subject, status, created_at, sent_at'
/** Mails to staff accounts may hold a code that opens the shop. */
const READABLE = '(not is_for_staff or $1)'

export interface MailPage {
  readsStaff: boolean
  /** The beginning of an address. */
  recipient: string
  limit: number
  offset: number
}

export async function mailsByPage(
  db: Db,
  { readsStaff, recipient, limit, offset }: MailPage,
): Promise<{ rows: MailRow[]; total: number }> {
  const matches = `${READABLE} and ($2 = '' or lower(recipient) like $2 || '%')`
  const values = [readsStaff, recipient.toLowerCase().replaceAll(/[%_\\]/g, String.raw`\$&`)]
  const [rows, [count]] = await Promise.all([
    readRows<MailRow>(
      db,
      `select ${COLUMNS} from mails where ${matches} order by id desc limit $3 offset $4`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from mails where ${matches}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function mailById(
  db: Db,
  id: number,
  readsStaff: boolean,
): Promise<WholeMailRow | undefined> {
  const [row] = await readRows<WholeMailRow>(
    db,
    `select ${COLUMNS}, html, text, secret from mails where ${READABLE} and id = $2`,
    [readsStaff, id],
  )
  return row
}
