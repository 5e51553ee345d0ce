import { INVITATION_DAYS } from '#contract/plain/invitation.ts'
import type { Language } from '#contract/plain/languages.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export type StaffRole = 'admin' | 'super_admin'

export interface StaffRow {
  id: number
  name: string
  email: string
  role: StaffRole
  blocked: boolean
  has_second_factor: boolean
  invited_at: Date | null
  invited_until: Date | null
  has_expired: boolean
  last_login_at: Date | null
  version: number
}

/** Everybody who works here, by name, or one of them. */
export function staffMembers(db: Db, id: number | null = null): Promise<StaffRow[]> {
  return readRows<StaffRow>(
    db,
    `select u.id, u.name, u.email::text, u.role, u.blocked_at is not null as blocked, u.version,
      exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor,
      i.sent_at as invited_at, i.expires_at as invited_until, coalesce(i.expires_at <= now(), false) as has_expired,
      (select max(s.created_at) from sessions s where s.user_id = u.id) as last_login_at
    from users u left join staff_invitations i on i.user_id = u.id and u.password_hash is null
    where u.role in ('admin', 'super_admin') and u.deleted_at is null and ($1::int is null or u.id = $1)
    order by lower(u.name), u.id`,
    [id],
  )
}

/** An account that nobody can sign in to yet. Breaks `users_email_unique` when the address is known. */
export async function insertStaff(
  trx: Trx,
  staff: { name: string; email: string; role: StaffRole; language: Language },
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    'insert into users (name, email, role, language) values ($1, $2, $3, $4) returning id',
    [staff.name, staff.email, staff.role, staff.language],
  )
  if (row === undefined) throw new Error('The account was not written')
  return row.id
}

/** A new invitation takes the place of a former one. */
export async function writeInvitation(trx: Trx, userId: number, tokenHash: Buffer): Promise<void> {
  await readRows(
    trx,
    `insert into staff_invitations (user_id, token_hash, expires_at)
    values ($1, $2, now() + interval '${INVITATION_DAYS} days')
    on conflict (user_id) do update set token_hash = excluded.token_hash, sent_at = now(), expires_at = excluded.expires_at`,
    [userId, tokenHash],
  )
}

/** Whose invitation this is, while it counts. */
export async function invitedUser(
  db: Db,
  tokenHash: Buffer,
): Promise<{ id: number; email: string } | undefined> {
  const [row] = await readRows<{ id: number; email: string }>(
    db,
    `select u.id, u.email::text from staff_invitations i join users u on u.id = i.user_id
    where i.token_hash = $1 and i.expires_at > now() and u.deleted_at is null and u.blocked_at is null and u.password_hash is null`,
    [tokenHash],
  )
  return row
}

/** Uses an invitation up; false when another call was faster. */
export async function takeInvitation(trx: Trx, tokenHash: Buffer): Promise<boolean> {
  const rows = await readRows(
    trx,
    'delete from staff_invitations where token_hash = $1 and expires_at > now() returning user_id',
    [tokenHash],
  )
  return rows.length > 0
}

export interface StaffSessionRow {
  id: number
  user_id: number
  user_name: string
  device: string | null
  network: string | null
  created_at: Date
  seen_at: Date
}

/** Sign-ins that are open, the one used last first; of everybody, or of one. */
export function openStaffSessions(db: Db, userId: number | null): Promise<StaffSessionRow[]> {
  return readRows<StaffSessionRow>(
    db,
    `select s.id::int, u.id as user_id, u.name as user_name, s.device, s.network, s.created_at, t.seen_at
    from users u join sessions s on s.user_id = u.id
    join lateral (select max(t.created_at) as seen_at, max(t.expires_at) as open_until
      from session_tokens t where t.session_id = s.id) t on t.open_until > now()
    where u.role in ('admin', 'super_admin') and u.deleted_at is null and s.realm = 'admin' and s.ended_at is null
      and ($1::int is null or u.id = $1)
    order by t.seen_at desc, s.id desc limit 100`,
    [userId],
  )
}

/** Whose open sign-in at the back office this is. */
export async function ownerOfSession(trx: Trx, id: number): Promise<number | undefined> {
  const [row] = await readRows<{ user_id: number }>(
    trx,
    "select user_id from sessions where id = $1 and realm = 'admin' and ended_at is null",
    [id],
  )
  return row?.user_id
}
