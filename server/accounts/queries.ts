import { type Db, readRows } from '#database/pool.ts'

interface TokenUserRow {
  id: number
  name: string
  email: string
  role: string
}

/** One look-up by key: a session that was ended is refused at once. */
export async function userOfToken(db: Db, tokenHash: Buffer): Promise<TokenUserRow | undefined> {
  const [row] = await readRows<TokenUserRow>(
    db,
    `select u.id, u.name, u.email, u.role
    from sessions s join users u on u.id = s.user_id
    where s.access_token_hash = $1 and s.access_expires_at > now() and s.ended_at is null
      and u.blocked_at is null and u.deleted_at is null
      and s.realm = case when u.role = 'customer' then 'customer' else 'admin' end`,
    [tokenHash],
  )
  return row
}
