import { CONTACT_STATUSES, type ContactStatus } from '#contract/plain/contact.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Columns } from '#database/columns.ts'
import { foundInText } from '#database/found-in-text.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

export interface ContactRow extends Columns<
  'contact_submissions',
  'id' | 'name' | 'subject' | 'message' | 'created_at' | 'version'
> {
  email: string
  language: Language
  status: ContactStatus
}

const COLUMNS =
  'id, name, email::text as email, subject, message, language, status, created_at, version'

export type NewContact = Pick<ContactRow, 'name' | 'email' | 'subject' | 'message' | 'language'>

export async function insertContact(trx: Trx, contact: NewContact): Promise<ContactRow> {
  const { name, email, subject, message, language } = contact
  const [row] = await readRows<ContactRow>(
    trx,
    `insert into contact_submissions (name, email, subject, message, language) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [name, email, subject, message, language],
  )
  if (row === undefined) throw new Error('The message was not written')
  return row
}

/** As `contact_submissions_by_text` has it, so that the index is used. */
const TEXT = `lower(name || E'\\n' || email::text || E'\\n' || subject || E'\\n' || message)`

export async function contactsByPage(
  db: Db,
  { status, search }: { status: ContactStatus | undefined; search: string },
  page: { isAscending: boolean; limit: number; offset: number },
): Promise<{ rows: ContactRow[]; total: number }> {
  // With an `or` for what was not asked no index would serve what was.
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const conditions = ['true']
  if (status !== undefined) conditions.push(`status = ${given(status)}`)
  if (search !== '') conditions.push(foundInText(TEXT, search, given))
  const where = conditions.join(' and ')
  // A rare word is read by its index, one that all have along the order of the list.
  const planned = search === '' ? '' : PLANNED_EACH_TIME
  const way = page.isAscending ? 'asc' : 'desc'
  const [rows, [count]] = await Promise.all([
    readRows<ContactRow>(
      db,
      `${planned}select ${COLUMNS} from contact_submissions where ${where}
      order by id ${way} limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, page.limit, page.offset],
    ),
    readRows<{ total: number }>(
      db,
      `${planned}select count(*)::int as total from (select from contact_submissions where ${where} limit ${COUNTED_AT_MOST}) as first`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

/** How many messages there are in each state. */
export async function contactCounts(db: Db): Promise<Record<ContactStatus, number>> {
  const counted = CONTACT_STATUSES.map(
    (status) => `(select count(*)::int from (
      select from contact_submissions where status = '${status}' limit ${COUNTED_AT_MOST}) as first) as ${status === 'new' ? '"new"' : status}`,
  )
  const [row] = await readRows<Record<ContactStatus, number>>(
    db,
    `select ${counted.join(', ')}`,
    [],
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}

export async function contactById(db: Db, id: number): Promise<ContactRow | undefined> {
  const [row] = await readRows<ContactRow>(
    db,
    `select ${COLUMNS} from contact_submissions where id = $1`,
    [id],
  )
  return row
}

export async function lockContact(trx: Trx, id: number): Promise<ContactRow | undefined> {
  const [row] = await readRows<ContactRow>(
    trx,
    `select ${COLUMNS} from contact_submissions where id = $1 for update`,
    [id],
  )
  return row
}

export async function writeStatus(trx: Trx, id: number, status: ContactStatus): Promise<void> {
  await readRows(
    trx,
    'update contact_submissions set status = $2, version = version + 1 where id = $1',
    [id, status],
  )
}

export async function removeContact(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from contact_submissions where id = $1', [id])
}

/** Of an account that is being deleted: what its owner wrote under the account's address. */
export async function deleteContactsOf(trx: Trx, userId: number): Promise<void> {
  await readRows(
    trx,
    'delete from contact_submissions where email = (select email from users where id = $1)',
    [userId],
  )
}

/** Deletes messages that are too old; one batch, returns how many. */
export async function deleteContactsOlderThan(
  db: Db,
  months: number,
  limit: number,
): Promise<number> {
  const rows = await readRows(
    db,
    `delete from contact_submissions where id in (
      select id from contact_submissions where created_at < now() - make_interval(months => $1) order by created_at limit $2)
    returning id`,
    [months, limit],
  )
  return rows.length
}
