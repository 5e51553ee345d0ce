import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { User } from '#server/platform/context.ts'

export type Realm = 'customer' | 'admin'
export type TokenKind = 'access' | 'refresh'

/** One look-up by key, so an ended session is refused at once. */
export async function userOfToken(db: Db, tokenHash: Buffer): Promise<User | undefined> {
  const [row] = await readRows<User>(
    db,
    `select u.id, u.name, u.email, u.role, s.id as "sessionId",
      s.proven_at is not null as "isProven"
    from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.token_hash = $1 and t.kind = 'access' and t.expires_at > now() and s.ended_at is null
      and u.blocked_at is null and u.deleted_at is null
      and s.realm = case when u.role = 'customer' then 'customer' else 'admin' end`,
    [tokenHash],
  )
  return row
}

/** Those of these sign-ins that staff may still use: not ended, not blocked, and not run out. */
export function staffSessionsAlive(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; isProven: boolean }[]> {
  return readRows(
    db,
    `select s.id, s.proven_at is not null as "isProven" from sessions s join users u on u.id = s.user_id
    where s.id = any($1) and s.realm = 'admin' and s.ended_at is null
      and u.role <> 'customer' and u.blocked_at is null and u.deleted_at is null
      and exists (select from session_tokens t where t.session_id = s.id and t.expires_at > now())`,
    [ids],
  )
}

export interface NewSession {
  userId: number
  realm: Realm
  isRemembered: boolean
  isProven: boolean
  /** With what and from where; kept of staff alone. */
  from: { device: string | undefined; network: string } | undefined
}

export async function insertSession(trx: Trx, session: NewSession): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into sessions (user_id, realm, is_remembered, proven_at, device, network)
    values ($1, $2, $3, case when $4 then now() end, $5, $6) returning id`,
    [
      session.userId,
      session.realm,
      session.isRemembered,
      session.isProven,
      session.from?.device ?? null,
      session.from?.network ?? null,
    ],
  )
  if (row === undefined) throw new Error('The session was not written')
  return row.id
}

export interface NewToken {
  hash: Buffer
  kind: TokenKind
  seconds: number
}

export async function insertTokens(
  trx: Trx,
  sessionId: number,
  tokens: readonly NewToken[],
): Promise<void> {
  await readRows(
    trx,
    `insert into session_tokens (token_hash, session_id, kind, expires_at)
    select t.hash, $1, t.kind, now() + make_interval(secs => t.seconds)
    from unnest($2::bytea[], $3::text[], $4::int[]) as t (hash, kind, seconds)`,
    [
      sessionId,
      tokens.map(({ hash }) => hash),
      tokens.map(({ kind }) => kind),
      tokens.map(({ seconds }) => seconds),
    ],
  )
}

export interface RefreshableRow extends Columns<'sessions', 'id' | 'realm' | 'is_remembered'> {
  /** Until the fixed end of the sign-in, which no refresh extends; negative after it. */
  seconds_left: number
  /** Not ended, and its owner may still use this realm. */
  is_alive: boolean
}

/** Locks the sign-in of a refresh token, so that exchanges of the same one come one after the other. */
export async function lockSessionOfRefreshToken(
  trx: Trx,
  tokenHash: Buffer,
  longestSeconds: number,
): Promise<RefreshableRow | undefined> {
  const [row] = await readRows<RefreshableRow>(
    trx,
    `select s.id, s.realm, s.is_remembered, extract(epoch from s.created_at - now())::int + $2::int as seconds_left, s.ended_at is null and u.blocked_at is null and u.deleted_at is null
      and s.realm = case when u.role = 'customer' then 'customer' else 'admin' end as is_alive
    from sessions s join users u on u.id = s.user_id
    where s.id = (select t.session_id from session_tokens t where t.token_hash = $1 and t.kind = 'refresh')
    for no key update of s`,
    [tokenHash, longestSeconds],
  )
  return row
}

export interface UsedToken {
  has_expired: boolean
  /** It was exchanged before, too long ago to be another tab's. */
  is_reused: boolean
}

/** Marks a refresh token as exchanged, keeping the first time. */
export async function markRefreshTokenUsed(
  trx: Trx,
  tokenHash: Buffer,
  graceSeconds: number,
): Promise<UsedToken | undefined> {
  const [row] = await readRows<UsedToken>(
    trx,
    `update session_tokens set used_at = coalesce(used_at, clock_timestamp()) where token_hash = $1
    returning expires_at <= now() as has_expired,
      coalesce(old.used_at < clock_timestamp() - make_interval(secs => $2), false) as is_reused`,
    [tokenHash, graceSeconds],
  )
  return row
}

/** Minutes after signing in for which the password, just entered, is not asked for again. */
const YOUNG_MINUTES = 10

export async function isSessionYoung(db: Db, id: number): Promise<boolean> {
  const rows = await readRows(
    db,
    'select id from sessions where id = $1 and created_at > now() - make_interval(mins => $2)',
    [id, YOUNG_MINUTES],
  )
  return rows.length > 0
}

export async function endSession(db: Db, id: number): Promise<void> {
  await readRows(db, 'update sessions set ended_at = now() where id = $1 and ended_at is null', [
    id,
  ])
}

/** Ends the sign-ins that these refresh tokens belong to. */
export async function endSessionsOfTokens(db: Db, tokenHashes: readonly Buffer[]): Promise<void> {
  await readRows(
    db,
    `update sessions set ended_at = now() where ended_at is null
      and id in (select session_id from session_tokens where token_hash = any($1) and kind = 'refresh')`,
    [tokenHashes],
  )
}

/** Ends all sign-ins of an account but the named one. */
export async function endSessionsOf(
  trx: Trx,
  userId: number,
  exceptId: number | null,
): Promise<void> {
  await readRows(
    trx,
    'update sessions set ended_at = now() where user_id = $1 and ended_at is null and id is distinct from $2::bigint',
    [userId, exceptId],
  )
}

/** Deletes tokens a day after they expire, and sign-ins without tokens; one batch, returns how many. */
export async function deleteStaleTokens(db: Db, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `with gone as (
      delete from session_tokens where token_hash in (
        select token_hash from session_tokens where expires_at < now() - interval '1 day' order by expires_at limit $1)
      returning session_id
    ), ended as (
      delete from sessions s where s.id in (select session_id from gone) and not exists (
        select from session_tokens t where t.session_id = s.id and t.expires_at >= now() - interval '1 day')
    )
    select session_id from gone`,
    [limit],
  )
  return rows.length
}
