import { fromWire } from '#contract/plain/money.ts'
import { readRows, type Trx } from '#database/pool.ts'

import type { ProductFields } from './product-fields.ts'

/** The pictures of the article itself; those of its colours stay. */
export async function writeImages(
  trx: Trx,
  id: number,
  images: ProductFields['images'],
): Promise<void> {
  await readRows(
    trx,
    'delete from product_images where product_id = $1 and product_color_id is null',
    [id],
  )
  await readRows(
    trx,
    `insert into product_images (product_id, path, alt, alt_nl, alt_fr, position)
    select $1::int, i.path, i.alt, i.alt_nl, i.alt_fr, i.position
    from unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality as i (path, alt, alt_nl, alt_fr, position)`,
    [
      id,
      images.map(({ image_path: path }) => path),
      images.map(({ alt }) => alt),
      images.map(({ alt_nl: alt }) => alt),
      images.map(({ alt_fr: alt }) => alt),
    ],
  )
}

export async function writeMembers(
  trx: Trx,
  id: number,
  members: ProductFields['pack_items'],
): Promise<void> {
  await readRows(trx, 'delete from pack_members where pack_id = $1', [id])
  await readRows(
    trx,
    `insert into pack_members (pack_id, member_id, quantity, position)
    select $1::int, m.id, m.quantity, m.position from unnest($2::int[], $3::int[]) with ordinality as m (id, quantity, position)`,
    [
      id,
      members.map(({ product_id: memberId }) => memberId),
      members.map(({ quantity }) => quantity),
    ],
  )
}

export async function writeRelated(
  trx: Trx,
  id: number,
  relatedIds: readonly number[],
): Promise<void> {
  await readRows(trx, 'delete from related_products where product_id = $1', [id])
  await readRows(
    trx,
    `insert into related_products (product_id, related_id, position)
    select $1::int, r.id, r.position from unnest($2::int[]) with ordinality as r (id, position)`,
    [id, relatedIds],
  )
}

/** The printers it fits. Only what differs is written, since triggers follow each statement. */
export async function writeFits(
  trx: Trx,
  id: number,
  fits: ProductFields['printers'],
): Promise<void> {
  const printerIds = fits.map(({ printer_id: printerId }) => printerId)
  await readRows(trx, 'delete from fits where product_id = $1 and printer_id <> all($2::int[])', [
    id,
    printerIds,
  ])
  await readRows(
    trx,
    `insert into fits (product_id, printer_id, source, note, is_confirmed)
    select $1::int, f.id, f.source, f.note, f.confirmed
    from unnest($2::int[], $3::text[], $4::text[], $5::boolean[]) as f (id, source, note, confirmed)
    on conflict (printer_id, product_id) do update
      set source = excluded.source, note = excluded.note, is_confirmed = excluded.is_confirmed
      where (fits.source, fits.note, fits.is_confirmed) is distinct from (excluded.source, excluded.note, excluded.is_confirmed)`,
    [
      id,
      printerIds,
      fits.map(({ source }) => source),
      fits.map(({ note }) => note),
      fits.map(({ confirmed }) => confirmed),
    ],
  )
}

/** A place on the shelf of one number or of one for each colour, and what lies or is promised there. */
export interface ShelfOfProduct {
  color_id: number | null
  pieces: number
  /** It was ordered, or stands in a checkout. */
  is_named: boolean
}

export function shelvesOf(trx: Trx, id: number): Promise<ShelfOfProduct[]> {
  return readRows<ShelfOfProduct>(
    trx,
    `select k.color_id, s.on_hand + s.reserved as pieces,
      s.product_color_id is not null and (
        exists (select from order_items i where i.product_id = $1 and i.product_color_id = s.product_color_id)
        or exists (select from checkout_lines l where l.product_id = $1 and l.product_color_id = s.product_color_id)) as is_named
    from stock s left join product_colors k on k.id = s.product_color_id
    where s.product_id = $1`,
    [id],
  )
}

/** The colours it is sold in, each with its place on the shelf; what left has none any more. */
export async function writeColors(
  trx: Trx,
  id: number,
  colors: ProductFields['product_colors'],
): Promise<void> {
  const colorIds = colors.map(({ color_id: colorId }) => colorId)
  await readRows(
    trx,
    'delete from product_colors where product_id = $1 and color_id <> all($2::int[])',
    [id, colorIds],
  )
  await readRows(
    trx,
    `insert into product_colors (product_id, color_id, sku, price_cents, position)
    select $1::int, c.id, c.sku, c.price, c.position
    from unnest($2::int[], $3::text[], $4::int[]) with ordinality as c (id, sku, price, position)
    on conflict (product_id, color_id) do update
      set sku = excluded.sku, price_cents = excluded.price_cents, position = excluded.position`,
    [
      id,
      colorIds,
      colors.map(({ sku }) => sku),
      colors.map(({ price }) => (price === null ? null : fromWire(price))),
    ],
  )
}

/** Makes the places on the shelf that the kind of stock needs, empty ones, and takes the others away. */
export async function makeShelves(
  trx: Trx,
  id: number,
  kind: 'single' | 'colors' | 'pack',
): Promise<void> {
  await readRows(
    trx,
    `delete from stock where product_id = $1 and on_hand = 0 and reserved = 0
      and ($2::text = 'pack' or (product_color_id is null) <> ($2::text = 'single'))`,
    [id, kind],
  )
  await readRows(
    trx,
    `insert into stock (product_id, product_color_id)
    select $1::int, null::int where $2 = 'single'
    union all select $1::int, k.id from product_colors k where k.product_id = $1 and $2 = 'colors'
    on conflict (product_id, product_color_id) do nothing`,
    [id, kind],
  )
}
