import type { Language } from '#contract/plain/languages.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import { IN_STOCK_NOW, PRICE_NOW } from './queries.ts'

/** Whom to write to: a customer at the account's address, a guest at the one given. */
export type AlertReader = { userId: number; email: null } | { userId: null; email: string }

export interface NewAlert {
  productId: number
  colorId: number | null
  reader: AlertReader
  language: Language
  /** From where it was asked. */
  network: string
}

export interface AddedAlert {
  /** The colour asked for belongs to the article, or none was asked for. */
  is_color_known: boolean
  in_stock: boolean
  /** Null when the alert was refused. */
  alert_id: number | null
}

/**
 * Adds an alert, unless the article is in stock, the colour is none of its own, or its reader waits
 * for too many already; one that is there lives on from now. The article is looked at once more
 * afterwards, so that a piece that comes at this very moment is not missed. Nothing for an unknown article.
 */
export async function insertAlert(
  db: Db,
  { productId, colorId, reader, language, network }: NewAlert,
  most: number,
): Promise<AddedAlert | undefined> {
  const [row] = await readRows<AddedAlert>(
    db,
    `with article as (
      select p.id, k.id as color_id, $2::int is null or k.id is not null as is_color_known, ${IN_STOCK_NOW} as in_stock
      from products p left join product_colors k on k.product_id = p.id and k.id = $2::int
      where p.id = $1::int and p.status = 'active'
    ), own as (
      select count(*) as alerts, bool_or(product_id = $1::int and product_color_id is not distinct from $2::int) as is_there
      from stock_alerts where user_id = $3::int or email = $4::citext
    ), added as (
      insert into stock_alerts (product_id, product_color_id, user_id, email, language, network)
      select article.id, article.color_id, $3::int, $4::citext, $5, $7
      from article, own
      where article.is_color_known and not article.in_stock and (own.is_there or own.alerts < $6::int)
      on conflict on constraint stock_alerts_once_per_article do update set language = excluded.language, network = excluded.network, created_at = now()
      returning id, product_id
    ), looked_at as (
      insert into wish_checks (product_id) select product_id from added
    )
    select article.is_color_known, article.in_stock, (select id from added) as alert_id from article`,
    [productId, colorId, reader.userId, reader.email, language, most, network],
  )
  return row
}

export interface DueAlert {
  id: number
  product_id: number
  user_id: number | null
  /** Null for a blocked or deleted customer, who gets no mail. */
  recipient: string | null
  reader_name: string | null
  network: string | null
  language: Language
  slug: string
  name: string
  name_nl: string
  name_fr: string
  color: string | null
  color_nl: string | null
  color_fr: string | null
  price_cents: number
}

/** Deletes and returns the alerts of these articles that can be bought now, oldest first. */
export function takeDueAlerts(
  trx: Trx,
  productIds: readonly number[],
  limit: number,
): Promise<DueAlert[]> {
  return readRows<DueAlert>(
    trx,
    `with due as (
      select a.id, a.product_id, a.user_id, a.email, a.language, a.network, p.slug, p.name, p.name_nl, p.name_fr,
        c.name as color, c.name_nl as color_nl, c.name_fr as color_fr, ${PRICE_NOW} as price_cents
      from stock_alerts a join products p on p.id = a.product_id
      left join product_colors k on k.id = a.product_color_id left join colors c on c.id = k.color_id
      where a.product_id = any($1::int[]) and p.status = 'active' and ${IN_STOCK_NOW}
      order by a.id limit $2 for update of a skip locked
    ), taken as (
      delete from stock_alerts where id in (select id from due) returning id
    )
    select due.id, due.product_id, due.user_id, coalesce(u.email, due.email)::text as recipient, u.name as reader_name, due.network,
      coalesce(u.language, due.language) as language, due.slug, due.name, due.name_nl, due.name_fr,
      due.color, due.color_nl, due.color_fr, due.price_cents
    from due join taken using (id)
    left join users u on u.id = due.user_id and u.blocked_at is null and u.deleted_at is null
    order by due.id`,
    [productIds, limit],
  )
}

/** Queues these articles to be looked at again. */
export async function noteChecks(trx: Trx, productIds: readonly number[]): Promise<void> {
  await readRows(trx, 'insert into wish_checks (product_id) select unnest($1::int[])', [productIds])
}

/** For an account that is being deleted: also those its owner asked for as a guest, with the same address. */
export async function deleteAlertsOf(trx: Trx, userId: number): Promise<void> {
  await readRows(
    trx,
    'delete from stock_alerts where user_id = $1 or email = (select email from users where id = $1)',
    [userId],
  )
}

/** Deletes alerts that are too old; one batch, returns how many. */
export async function deleteAlertsOlderThan(
  db: Db,
  months: number,
  limit: number,
): Promise<number> {
  const rows = await readRows(
    db,
    `delete from stock_alerts where id in (
      select id from stock_alerts where created_at < now() - make_interval(months => $1) order by created_at limit $2)
    returning id`,
    [months, limit],
  )
  return rows.length
}

/** Queues every article that is in stock while somebody waits for it, so that nothing is missed for more than a day. */
export async function noteMissedAlerts(db: Db): Promise<void> {
  await readRows(
    db,
    `insert into wish_checks (product_id)
    select distinct a.product_id from stock_alerts a join products p on p.id = a.product_id
    left join product_colors k on k.id = a.product_color_id
    where p.status = 'active' and ${IN_STOCK_NOW}`,
    [],
  )
}
