import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

/** A row of names that a search can tell apart: 10 × 11 of them, then a few letters. */
const NAME = `(array['Lien','Koen','Amina','Jef','Sofie','Noah','Fatima','Luc','Emma','Wout'])[1 + n % 10] || ' ' ||
  (array['Peeters','Janssens','Maes','Jacobs','Mertens','Willems','Claes','Goossens','Wouters','De Smet','Dubois'])[1 + n % 11]
  || ' ' || substr(md5(n::text), 1, 5)`
const MAIL = `'desk-' || n || '@volume.example'`
/** Spread over three years, the newest last. */
const WHEN = `now() - make_interval(mins => (1576800.0 * (:rows - n) / :rows)::int)`
const STAFF = `(select min(id) from users where role <> 'customer')`

/** Statements that write `:rows` rows each, in an order in which each finds what it names. */
const GROWTH: Readonly<Record<string, string>> = {
  users: `insert into users (name, email, role, created_at)
    select ${NAME}, ${MAIL}, 'customer', ${WHEN} from generate_series(:first, :rows) n`,
  messages: `insert into contact_submissions (name, email, subject, message, status, created_at)
    select ${NAME}, ${MAIL}, 'Question about cartridge ' || n % 997, 'Does it fit my printer? ' || md5(n::text),
      case when n > :rows - 20 then 'new' when n % 3 = 0 then 'read' else 'replied' end, ${WHEN}
    from generate_series(:first, :rows) n`,
  reviews: `insert into reviews (product_id, rating, title, opinion, name, email, status, created_at)
    select case when n % 5 = 0 then null else 1 + n % 1900 end, 1 + n % 5, 'Title ' || md5(n::text), 'Prints well, ' || n % 997,
      ${NAME}, ${MAIL}, case when n > :rows - 20 then 'pending' when n % 20 = 0 then 'rejected' else 'published' end, ${WHEN}
    from generate_series(:first, :rows) n
    where n % 5 = 0 or exists (select from products p where p.id = 1 + n % 1900)`,
  audit: `insert into audit_log (actor_id, action, entity, entity_id, before, after, ip, at)
    select ${STAFF}, (array['create','update','delete','status'])[1 + n % 4],
      (array['product','order','user','category','settings','banner'])[1 + n % 6], (1 + n % 5000)::text,
      jsonb_build_object('name', md5(n::text)), jsonb_build_object('name', md5((n + 1)::text)), '192.0.2.1', ${WHEN}
    from generate_series(:first, :rows) n`,
  mails: `insert into mails (dedupe_key, template, language, recipient, subject, html, text, message_id, status, created_at, sent_at)
    select 'volume-' || n, (array['order-confirmation','order-shipped','reset-code'])[1 + n % 3], (array['en','nl','fr'])[1 + n % 3],
      ${MAIL}, 'Your order SI-' || n, '<p>Thank you</p>', 'Thank you', '<volume-' || n || '@octavo.test>', 'sent', ${WHEN}, ${WHEN}
    from generate_series(:first, :rows) n`,
  notifications: `insert into notifications (user_id, type, title, message, read_at, created_at)
    select ${STAFF}, (array['order','system','product'])[1 + n % 3], 'Title ' || n, 'Message', case when n > :rows - 20 then null else now() end, ${WHEN}
    from generate_series(:first, :rows) n`,
  carts: `with made as (
      insert into carts (guest_hash, created_at, updated_at)
      select sha256(('volume' || n)::bytea), ${WHEN}, ${WHEN} from generate_series(:first, :rows) n returning id)
    insert into cart_items (cart_id, product_id, quantity)
    select made.id, p.id, 1 from made join lateral (
      select id from products where status = 'active' and stock_kind = 'single' and id >= made.id % 1500 order by id limit 1) p on true`,
  checks: `insert into payment_checks (key, kind, order_id, amount_cents, created_at, resolved_at, resolution, resolved_by)
    select 'volume-' || n, (array['double_payment','late_payment','refund_failed'])[1 + n % 3], o.id, 1000 + n % 5000, ${WHEN},
      case when n > :rows - 20 then null else now() end, case when n > :rows - 20 then null else 'paid back' end,
      case when n > :rows - 20 then null else 'staff' end
    from generate_series(:first, :rows) n join lateral (select id from orders where id >= n % 400 order by id limit 1) o on true`,
  printers: `insert into printers (id, brand_id, series, model, name, slug, technology)
    select 1000000 + n, b.id, 'Volume', 'V' || n, 'Volume V' || n, 'volume-v' || n, 'inkjet'
    from generate_series(:first, :rows) n join lateral (select id from brands order by id offset n % 8 limit 1) b on true`,
}

/** Fills every list of the back office that grows with the shop, up to `rows` rows, for measuring alone. */
export async function growDesk(
  db: Db,
  rows: number,
  onProgress: (step: string) => void = () => undefined,
): Promise<void> {
  const { grown } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('grown'))
    .where('dedupe_key', 'like', 'volume-%')
    .executeTakeFirstOrThrow()
  if (grown >= rows) return
  for (const [what, statement] of Object.entries(GROWTH)) {
    onProgress(`${rows} ${what}`)
    // oxlint-disable-next-line no-await-in-loop -- one disk
    await sql
      .raw(
        statement
          .replaceAll(':rows', String(Math.trunc(rows)))
          .replaceAll(':first', String(grown + 1)),
      )
      .execute(db)
  }
  await sql`select compact_listing_counts()`.execute(db)
  await sql`select compact_kept_counts()`.execute(db)
  // A job does so every minute, and the file never grows.
  await sql`vacuum full listing_counts, kept_counts`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
