import type { Role } from '#contract/plain/statuses.ts'
import { foundInText } from '#database/found-in-text.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { keptCount } from '#server/platform/kept-counts.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import { ACCOUNT_COLUMNS, type AccountRow } from './queries.ts'

export interface UserRow extends AccountRow {
  orders_count: number
  spent_cents: number
  last_order_at: Date | null
  last_login_at: Date | null
  version: number
}

/** Besides the account: what it ordered, by its index, and when it signed in last. */
const USER_COLUMNS = `${ACCOUNT_COLUMNS}, u.version,
  coalesce(b.orders_count, 0) as orders_count, coalesce(b.spent_cents, 0) as spent_cents, b.last_order_at,
  (select max(s.created_at) from sessions s where s.user_id = u.id) as last_login_at`
const BOUGHT = `left join lateral (
    select count(*)::int as orders_count, max(o.created_at) as last_order_at,
      sum(case when o.status = 'cancelled' then 0 else o.total_cents - coalesce(p.refunded_cents, 0) end)::int as spent_cents
    from orders o left join payments p on p.order_id = o.id where o.user_id = u.id) b on true`

export interface UserFilter {
  role?: Role | undefined
  blocked?: 'true' | 'false' | undefined
  kind?: 'business' | 'individual' | 'no_order' | undefined
  search?: string | undefined
}

interface UserPage {
  sort: 'created_at' | 'name' | 'email'
  isAscending: boolean
  limit: number
  offset: number
}

const ORDER_BY = { created_at: 'u.created_at', name: 'lower(u.name)', email: 'u.email' }

const KINDS = {
  business: "u.role = 'customer' and u.company_name is not null",
  individual: "u.role = 'customer' and u.company_name is null",
  no_order: "u.role = 'customer' and not exists (select from orders o where o.user_id = u.id)",
}

/** Accounts by page, with how many there are; deleted ones are nobody any more. */
export async function usersByPage(
  db: Db,
  filter: UserFilter,
  { sort, isAscending, limit, offset }: UserPage,
): Promise<{ rows: UserRow[]; total: number }> {
  const { where, values } = conditionsOf(filter)
  const way = isAscending ? 'asc' : 'desc'
  const order = `order by ${ORDER_BY[sort]} ${way}, u.id ${way}`
  const isSearch = (filter.search ?? '') !== ''
  // A rare word is read by its index, one that all have along the order of the list.
  const planned = isSearch ? PLANNED_EACH_TIME : ''
  const counted = async () => {
    const [row] = await readRows<{ total: number }>(
      db,
      `${planned}select count(*)::int as total from (select from users u where ${where} limit ${COUNTED_AT_MOST}) as first`,
      values,
    )
    return row?.total ?? 0
  }
  const { role, blocked, kind, search = '' } = filter
  const isCountKept = blocked === undefined && kind === undefined && search === ''
  const [rows, total] = await Promise.all([
    readRows<UserRow>(
      db,
      `${planned}select ${USER_COLUMNS} from (select * from users u where ${where} ${order}
        limit $${values.length + 1} offset $${values.length + 2}) u ${BOUGHT} ${order}`,
      [...values, limit, offset],
    ),
    isCountKept ? keptCount(db, 'users', role) : counted(),
  ])
  return { rows, total }
}

/** As `users_by_search` has it, so that the index is used. */
const SEARCHED = `lower(u.name || ' ' || u.email::text || ' ' || coalesce(u.company_name, ''))`

function conditionsOf({ role, blocked, kind, search = '' }: UserFilter) {
  const conditions = ['u.deleted_at is null']
  const values: unknown[] = []
  if (role !== undefined) conditions.push(`u.role = $${values.push(role)}`)
  if (blocked !== undefined)
    conditions.push(`u.blocked_at is ${blocked === 'true' ? 'not null' : 'null'}`)
  if (kind !== undefined) conditions.push(KINDS[kind])
  if (search !== '')
    conditions.push(foundInText(SEARCHED, search, (value) => `$${values.push(value)}`))
  return { where: conditions.join(' and '), values }
}

export async function userById(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await readRows<UserRow>(
    db,
    `select ${USER_COLUMNS} from users u ${BOUGHT} where u.id = $1 and u.deleted_at is null`,
    [id],
  )
  return row
}

export interface LockedUser {
  id: number
  role: Role
  email: string
  created_at: Date
  blocked_at: Date | null
}

/**
 * Locks the named accounts and, for a change that may leave the shop without one, every super admin; all in
 * the order of their ids. Deleted ones are not among them.
 */
export function lockUsers(
  trx: Trx,
  ids: readonly number[],
  { withSuperAdmins = false }: { withSuperAdmins?: boolean } = {},
): Promise<LockedUser[]> {
  return readRows<LockedUser>(
    trx,
    `select id, role, email::text, created_at, blocked_at from users
    where deleted_at is null and (id = any($1::int[]) or ($2 and role = 'super_admin'))
    order by id for no key update`,
    [ids, withSuperAdmins],
  )
}

export interface UserValues {
  name: string
  email: string
  phone: string | null
  role: Role
  isBlocked: boolean
}

/** Breaks `users_email_unique` when the address is another's. */
export async function writeUser(
  trx: Trx,
  id: number,
  { name, email, phone, role, isBlocked }: UserValues,
): Promise<void> {
  await readRows(
    trx,
    `update users set name = $2, email = $3, phone = $4, role = $5,
      blocked_at = case when $6 then coalesce(blocked_at, now()) end, version = version + 1
    where id = $1`,
    [id, name, email, phone, role, isBlocked],
  )
}

/** What one account lacks and the other knows. */
export async function fillFromOther(
  trx: Trx,
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<void> {
  await readRows(
    trx,
    `update users k set phone = coalesce(k.phone, g.phone), address = coalesce(k.address, g.address),
      company_name = coalesce(k.company_name, g.company_name),
      vat_number = case when k.vat_number is null and (k.company_name is null or k.company_name = g.company_name) then g.vat_number else k.vat_number end,
      vat_check = case when k.vat_number is null and (k.company_name is null or k.company_name = g.company_name) then g.vat_check else k.vat_check end,
      version = k.version + 1
    from users g where k.id = $1 and g.id = $2`,
    [keptId, goneId],
  )
  await readRows(
    trx,
    `update addresses a set user_id = $1,
      is_default = a.is_default and not exists (select from addresses d where d.user_id = $1 and d.is_default)
    where a.user_id = $2`,
    [keptId, goneId],
  )
}
