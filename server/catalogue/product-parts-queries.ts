import { fromWire } from '#contract/plain/money.ts'
import { readRows, type Trx } from '#database/pool.ts'

import type { ProductFields } from './product-fields.ts'

/** An article and a list of what is written of it. */
export interface PartOf<Name extends keyof ProductFields> {
  id: number
  fields: Pick<ProductFields, Name>
}

/** The pictures of the articles themselves; those of their colours stay. */
export async function writeImages(trx: Trx, articles: readonly PartOf<'images'>[]): Promise<void> {
  const rows = articles.flatMap(({ id, fields }) =>
    fields.images.map((image, place) => ({ ...image, id, position: place + 1 })),
  )
  await readRows(
    trx,
    'delete from product_images where product_id = any($1::int[]) and product_color_id is null',
    [idsOf(articles)],
  )
  if (rows.length === 0) return
  await readRows(
    trx,
    `insert into product_images (product_id, path, alt, alt_nl, alt_fr, position)
    select i.id, i.image_path, i.alt, i.alt_nl, i.alt_fr, i.position
    from json_to_recordset($1::json) as i (id int, image_path text, alt text, alt_nl text, alt_fr text, position int)`,
    [JSON.stringify(rows)],
  )
}

export async function writeMembers(
  trx: Trx,
  articles: readonly PartOf<'pack_items'>[],
): Promise<void> {
  const rows = articles.flatMap(({ id, fields }) =>
    fields.pack_items.map((member, place) => ({ ...member, id, position: place + 1 })),
  )
  await readRows(trx, 'delete from pack_members where pack_id = any($1::int[])', [idsOf(articles)])
  if (rows.length === 0) return
  await readRows(
    trx,
    `insert into pack_members (pack_id, member_id, quantity, position)
    select m.id, m.product_id, m.quantity, m.position
    from json_to_recordset($1::json) as m (id int, product_id int, quantity int, position int)`,
    [JSON.stringify(rows)],
  )
}

export async function writeRelated(
  trx: Trx,
  articles: readonly PartOf<'related_ids'>[],
): Promise<void> {
  const rows = articles.flatMap(({ id, fields }) =>
    fields.related_ids.map((related, place) => ({ id, related, position: place + 1 })),
  )
  await readRows(trx, 'delete from related_products where product_id = any($1::int[])', [
    idsOf(articles),
  ])
  if (rows.length === 0) return
  await readRows(
    trx,
    `insert into related_products (product_id, related_id, position)
    select r.id, r.related, r.position
    from json_to_recordset($1::json) as r (id int, related int, position int)`,
    [JSON.stringify(rows)],
  )
}

/** The printers they fit. Only what differs is written, since triggers follow each statement. */
export async function writeFits(trx: Trx, articles: readonly PartOf<'printers'>[]): Promise<void> {
  const rows = articles.flatMap(({ id, fields }) => fields.printers.map((fit) => ({ ...fit, id })))
  const values = [idsOf(articles), JSON.stringify(rows)]
  await readRows(
    trx,
    `with wanted as (
      select id, printer_id from json_to_recordset($2::json) as w (id int, printer_id int)
    )
    delete from fits f where f.product_id = any($1::int[])
      and not exists (select from wanted w where w.id = f.product_id and w.printer_id = f.printer_id)`,
    values,
  )
  if (rows.length === 0) return
  await readRows(
    trx,
    `insert into fits (product_id, printer_id, source, note, is_confirmed)
    select f.id, f.printer_id, f.source, f.note, f.confirmed
    from json_to_recordset($1::json) as f (id int, printer_id int, source text, note text, confirmed boolean)
    on conflict (printer_id, product_id) do update
      set source = excluded.source, note = excluded.note, is_confirmed = excluded.is_confirmed
      where (fits.source, fits.note, fits.is_confirmed) is distinct from (excluded.source, excluded.note, excluded.is_confirmed)`,
    [values[1]],
  )
}

/** A place on the shelf of one number or of one for each colour, and what lies or is promised there. */
export interface ShelfOfProduct {
  product_id: number
  color_id: number | null
  pieces: number
  /** It was ordered, or stands in a checkout. */
  is_named: boolean
}

export function shelvesOf(trx: Trx, ids: readonly number[]): Promise<ShelfOfProduct[]> {
  return readRows<ShelfOfProduct>(
    trx,
    `select s.product_id, k.color_id, s.on_hand + s.reserved as pieces,
      s.product_color_id is not null and (
        exists (select from order_items i where i.product_id = s.product_id and i.product_color_id = s.product_color_id)
        or exists (select from checkout_lines l where l.product_id = s.product_id and l.product_color_id = s.product_color_id)) as is_named
    from stock s left join product_colors k on k.id = s.product_color_id
    where s.product_id = any($1::int[])`,
    [ids],
  )
}

/** The colours they are sold in, each with its place on the shelf; what left has none any more. */
export async function writeColors(
  trx: Trx,
  articles: readonly PartOf<'product_colors'>[],
): Promise<void> {
  const rows = articles.flatMap(({ id, fields }) =>
    fields.product_colors.map(({ color_id, sku, price }, place) => ({
      id,
      color_id,
      sku,
      price: price === null ? null : fromWire(price),
      position: place + 1,
    })),
  )
  const values = [idsOf(articles), JSON.stringify(rows)]
  await readRows(
    trx,
    `with wanted as (select id, color_id from json_to_recordset($2::json) as w (id int, color_id int))
    delete from product_colors c where c.product_id = any($1::int[])
      and not exists (select from wanted w where w.id = c.product_id and w.color_id = c.color_id)`,
    values,
  )
  if (rows.length === 0) return
  await readRows(
    trx,
    `insert into product_colors (product_id, color_id, sku, price_cents, position)
    select c.id, c.color_id, c.sku, c.price, c.position
    from json_to_recordset($1::json) as c (id int, color_id int, sku text, price int, position int)
    on conflict (product_id, color_id) do update
      set sku = excluded.sku, price_cents = excluded.price_cents, position = excluded.position`,
    [values[1]],
  )
}

/** Makes the places on the shelf that their kind of stock needs, empty ones, and takes the others away. */
export async function makeShelves(trx: Trx, ids: readonly number[]): Promise<void> {
  await readRows(
    trx,
    `delete from stock s using products p where p.id = s.product_id and p.id = any($1::int[]) and s.on_hand = 0 and s.reserved = 0
      and (p.stock_kind = 'pack' or (s.product_color_id is null) <> (p.stock_kind = 'single'))`,
    [ids],
  )
  await readRows(
    trx,
    `insert into stock (product_id, product_color_id)
    select p.id, null::int from products p where p.id = any($1::int[]) and p.stock_kind = 'single'
    union all
    select p.id, k.id from products p join product_colors k on k.product_id = p.id
    where p.id = any($1::int[]) and p.stock_kind = 'colors'
    on conflict (product_id, product_color_id) do nothing`,
    [ids],
  )
}

function idsOf(articles: readonly { id: number }[]): number[] {
  return articles.map(({ id }) => id)
}
