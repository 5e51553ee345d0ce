import { type Db, readRows } from '#database/pool.ts'

interface TokenUserRow {
  id: number
  name: string
  email: string
  role: string
  sessionId: number
}

/** One look-up by key: a session that was ended is refused at once. */
export async function userOfToken(db: Db, tokenHash: Buffer): Promise<TokenUserRow | undefined> {
  const [row] = await readRows<TokenUserRow>(
    db,
    `select u.id, u.name, u.email, u.role, s.id as "sessionId"
    from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.token_hash = $1 and t.kind = 'access' and t.expires_at > now() and s.ended_at is null
      and u.blocked_at is null and u.deleted_at is null
      and s.realm = case when u.role = 'customer' then 'customer' else 'admin' end`,
    [tokenHash],
  )
  return row
}
