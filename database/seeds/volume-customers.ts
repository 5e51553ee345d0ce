import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

const WISHES = 10
const NOTIFICATIONS = 8

/** Grows the shop to `total` customers of its own, each signed in, with wishes, notifications, an address and a printer. */
export async function growCustomers(
  db: Db,
  total: number,
  onProgress: (step: string) => void = () => undefined,
): Promise<void> {
  const { customers } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('customers'))
    .where('email', 'like', 'volume-%')
    .executeTakeFirstOrThrow()
  if (customers >= total) return
  onProgress(`${total - customers} customers`)
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table new_customers on commit drop as
      select nextval(pg_get_serial_sequence('users', 'id'))::int as id, n
      from generate_series(${customers + 1}::int, ${total}::int) n`.execute(trx)
    await sql`insert into users (id, name, email, role)
      select id, 'Customer ' || n, 'volume-' || n || '@octavo.test', 'customer' from new_customers`.execute(
      trx,
    )
    await signIn(trx)
    await sql`insert into notifications (user_id, type, title, message)
      select id, 'info', 'A title', 'A message' from new_customers, generate_series(1, ${NOTIFICATIONS}::int)`.execute(
      trx,
    )
    await sql`insert into addresses (user_id, first_name, last_name, street, city, state, postal_code, country)
      select id, 'An', 'Peeters', 'Kerkstraat 1', 'Gent', 'Oost-Vlaanderen', '9000', 'BE' from new_customers`.execute(
      trx,
    )
    await wish(trx)
  })
}

async function signIn(trx: Db): Promise<void> {
  await sql`insert into sessions (user_id, realm) select id, 'customer' from new_customers`.execute(
    trx,
  )
  await sql`insert into session_tokens (token_hash, session_id, kind, expires_at)
    select sha256(('volume ' || s.id || kind)::bytea), s.id, kind, now() + interval '1 day'
    from sessions s join new_customers c on c.id = s.user_id cross join unnest(array['access', 'refresh']) kind`.execute(
    trx,
  )
}

/** Articles and printers of the whole catalogue, each as often. */
async function wish(trx: Db): Promise<void> {
  await sql`create temporary table wished on commit drop as
    select id, row_number() over (order by id)::int - 1 as place from products where status = 'active'`.execute(
    trx,
  )
  await sql`create temporary table owned on commit drop as
    select id, row_number() over (order by id)::int - 1 as place from printers`.execute(trx)
  await sql`analyze new_customers, wished, owned`.execute(trx)
  await sql`insert into wishlist_items (user_id, product_id)
    select c.id, w.id from new_customers c cross join generate_series(0, ${WISHES - 1}::int) k
    join wished w on w.place = (c.n * 7919 + k * 104729) % (select count(*)::int from wished)
    on conflict do nothing`.execute(trx)
  await sql`insert into customer_printers (user_id, printer_id, is_main)
    select c.id, o.id, true from new_customers c
    join owned o on o.place = c.n * 31 % (select count(*)::int from owned)`.execute(trx)
}
