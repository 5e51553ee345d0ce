import { SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import { foundInText } from '#database/found-in-text.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import type { Fields } from './undo.ts'

export interface AuditLogRow {
  id: number
  actor_id: number
  actor_name: string
  actor_email: string
  action: string
  entity: string
  entity_id: string
  name: string | null
  before: Fields | null
  after: Fields | null
  cause: string | null
  ip: string
  at: Date
}

export interface AuditFilter {
  entity?: string | undefined
  entity_id?: string | undefined
  actor_id?: number | undefined
  action?: string | undefined
  date_from?: string | undefined
  date_to?: string | undefined
  search?: string | undefined
}

/** What people call a record; the branch of one kind alone is run. */
const NAME = `case
    when a.entity_id !~ '^[0-9]{1,9}$' then null
    when a.entity = 'order' then (select o.number from orders o where o.id = a.entity_id::int)
    when a.entity in ('product', 'stock') then (select p.name from products p where p.id = a.entity_id::int)
    when a.entity = 'user' then (select nullif(u.name, '') from users u where u.id = a.entity_id::int)
    when a.entity = 'blog' then (select b.title from blogs b where b.id = a.entity_id::int)
    when a.entity = 'faq' then (select f.question from faqs f where f.id = a.entity_id::int)
    when a.entity = 'banner' then (select nullif(n.alt, '') from banners n where n.id = a.entity_id::int)
    when a.entity = 'top_service' then (select s.name from top_services s where s.id = a.entity_id::int)
    when a.entity = 'review' then (select r.title from reviews r where r.id = a.entity_id::int)
    when a.entity = 'category' then (select c.name from categories c where c.id = a.entity_id::int)
    when a.entity = 'brand' then (select b.name from brands b where b.id = a.entity_id::int)
    when a.entity = 'color' then (select c.name from colors c where c.id = a.entity_id::int)
    when a.entity = 'printer' then (select p.name from printers p where p.id = a.entity_id::int)
    when a.entity = 'search_redirect' then (select r.term from search_redirects r where r.id = a.entity_id::int)
    when a.entity = 'search_synonym' then (select s.word from search_synonyms s where s.id = a.entity_id::int)
  end`

const COLUMNS = `a.id, a.actor_id, u.name as actor_name, u.email::text as actor_email, a.action, a.entity, a.entity_id,
  ${NAME} as name, a.before, a.after, a.cause, a.ip, a.at`

/** The text that a search looks through, of long changes the beginning; an index is on the same words. */
const SEARCHED = `lower(a.entity_id || ' ' || left(coalesce(a.before::text, ''), 1000) || ' ' || left(coalesce(a.after::text, ''), 1000))`

export async function auditByPage(
  db: Db,
  filter: AuditFilter,
  { isAscending, limit, offset }: { isAscending: boolean; limit: number; offset: number },
): Promise<{ rows: AuditLogRow[]; total: number }> {
  const { where, values } = conditionsOf(filter)
  const way = isAscending ? 'asc' : 'desc'
  // A rare word is read by its index, one that all have along the order of the list.
  const planned = (filter.search ?? '') === '' ? '' : PLANNED_EACH_TIME
  const [rows, [count]] = await Promise.all([
    readRows<AuditLogRow>(
      db,
      `${planned}select ${COLUMNS} from (
        select * from audit_log a ${where} order by a.at ${way}, a.id ${way}
        limit $${values.length + 1} offset $${values.length + 2}) a
      join users u on u.id = a.actor_id order by a.at ${way}, a.id ${way}`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `${planned}select count(*)::int as total from (select from audit_log a ${where} limit ${COUNTED_AT_MOST}) counted`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

function conditionsOf(filter: AuditFilter): { where: string; values: unknown[] } {
  const values: unknown[] = []
  const conditions: string[] = []
  for (const column of ['entity', 'entity_id', 'actor_id', 'action'] as const)
    if (filter[column] !== undefined)
      conditions.push(`a.${column} = $${values.push(filter[column])}`)
  if (filter.date_from !== undefined)
    conditions.push(
      `a.at >= $${values.push(filter.date_from)}::date::timestamp at time zone '${SHOP_TIME_ZONE}'`,
    )
  if (filter.date_to !== undefined)
    conditions.push(
      `a.at < ($${values.push(filter.date_to)}::date + 1)::timestamp at time zone '${SHOP_TIME_ZONE}'`,
    )
  if (filter.search !== undefined && filter.search !== '')
    conditions.push(foundInText(SEARCHED, filter.search, (value) => `$${values.push(value)}`))
  return { where: conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`, values }
}

export async function auditRowById(trx: Trx, id: number): Promise<AuditLogRow | undefined> {
  const [row] = await readRows<AuditLogRow>(
    trx,
    `select ${COLUMNS} from audit_log a join users u on u.id = a.actor_id where a.id = $1`,
    [id],
  )
  return row
}

/** Of somebody who is forgotten, the log keeps that something was changed, and by whom, but not what. */
export async function forgetAuditOf(trx: Trx, entity: string, entityId: number): Promise<void> {
  await readRows(
    trx,
    'update audit_log set before = null, after = null where entity = $1 and entity_id = $2',
    [entity, String(entityId)],
  )
}

/** Deletes one batch of rows older than so many years; returns how many. */
export async function deleteOldAudit(db: Db, years: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from audit_log where id in (
      select id from audit_log where at < now() - make_interval(years => $1) order by at limit $2)
    returning id`,
    [years, limit],
  )
  return rows.length
}
