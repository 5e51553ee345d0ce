import type { Role } from '#contract/plain/statuses.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows } from '#database/pool.ts'

import { ACCOUNT_COLUMNS, type AccountRow } from './queries.ts'

export interface UserRow extends AccountRow {
  orders_count: number
  last_login_at: Date | null
  version: number
}

interface UserPage {
  role: Role | undefined
  search: string
  sort: 'created_at' | 'name' | 'email'
  isAscending: boolean
  limit: number
  offset: number
}

const ORDER_BY = { created_at: 'u.created_at', name: 'lower(u.name)', email: 'u.email' }

/** Accounts by page, with how many there are; deleted ones are nobody any more. */
export async function usersByPage(
  db: Db,
  { role, search, sort, isAscending, limit, offset }: UserPage,
): Promise<{ rows: UserRow[]; total: number }> {
  const conditions = ['u.deleted_at is null']
  const values: unknown[] = []
  if (role !== undefined) conditions.push(`u.role = $${values.push(role)}`)
  if (search !== '') {
    const place = values.push(likeText(search.toLowerCase()))
    conditions.push(
      `lower(u.name || ' ' || u.email::text || ' ' || coalesce(u.company_name, '')) like '%' || $${place} || '%'`,
    )
  }
  const where = conditions.join(' and ')
  const way = isAscending ? 'asc' : 'desc'
  const [rows, [count]] = await Promise.all([
    readRows<UserRow>(
      db,
      `select ${ACCOUNT_COLUMNS}, u.version,
        (select count(*)::int from orders o where o.user_id = u.id) as orders_count,
        (select max(s.created_at) from sessions s where s.user_id = u.id) as last_login_at
      from users u where ${where} order by ${ORDER_BY[sort]} ${way}, u.id ${way}
      limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from users u where ${where}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}
