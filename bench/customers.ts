import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

const CUSTOMERS = 20_000

/** A shop with many customers, each signed in, with notifications, wishes and addresses; answers one's access token. */
export async function growCustomers(db: Db): Promise<string> {
  await sql`insert into users (name, email, role)
    select 'Customer ' || n, 'volume-' || n || '@octavo.test', 'customer' from generate_series(1, ${CUSTOMERS}::int) n`.execute(
    db,
  )
  await sql`insert into sessions (user_id, realm) select id, 'customer' from users where email like 'volume-%'`.execute(
    db,
  )
  await sql`insert into session_tokens (token_hash, session_id, kind, expires_at)
    select sha256(('volume ' || s.id || kind)::bytea), s.id, kind, now() + interval '1 day'
    from sessions s cross join unnest(array['access', 'refresh']) kind`.execute(db)
  await sql`insert into notifications (user_id, type, title, message)
    select u.id, 'info', 'A title', 'A message' from users u, generate_series(1, 8) where u.email like 'volume-%'`.execute(
    db,
  )
  await sql`insert into wishlist_items (user_id, product_id)
    select u.id, p.id from users u cross join lateral (
      select id from products where status = 'active' and id > u.id % 1500 order by id limit 5) p
    where u.email like 'volume-%'`.execute(db)
  await sql`insert into addresses (user_id, first_name, last_name, street, city, state, postal_code, country)
    select id, 'An', 'Peeters', 'Kerkstraat 1', 'Gent', 'Oost-Vlaanderen', '9000', 'BE' from users where email like 'volume-%'`.execute(
    db,
  )
  await sql`analyze`.execute(db)
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await sql`insert into session_tokens (token_hash, session_id, kind, expires_at)
    select ${hash}, id, 'access', now() + interval '1 day' from sessions order by id desc limit 1`.execute(
    db,
  )
  return token
}
