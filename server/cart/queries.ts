import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import type { ProductType } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

type Images = [path: string, alt: string][] | null

interface CartColor extends Columns<'product_colors', 'id' | 'sku' | 'color_id' | 'price_cents'> {
  images: Images
}

/** A line with its article. */
export interface CartItemRow
  extends
    Columns<'cart_items', 'id' | 'quantity' | 'product_id' | 'product_color_id'>,
    Columns<
      'products',
      | 'slug'
      | 'sku'
      | 'name'
      | 'name_nl'
      | 'name_fr'
      | 'description'
      | 'description_nl'
      | 'description_fr'
      | 'short_description'
      | 'short_description_nl'
      | 'short_description_fr'
      | 'regular_price_cents'
      | 'vat_rate'
      | 'stock_kind'
      | 'thumbnail'
      | 'impressions'
      | 'warranty_months'
    >,
    Columns<'brands', 'is_house_brand'> {
  type: ProductType
  price_cents: number
  is_active: boolean
  images: Images
  color: CartColor | null
  available: number
}

export interface CartRow extends Columns<
  'carts',
  'id' | 'user_id' | 'generation' | 'created_at' | 'updated_at'
> {
  /** Oldest line first. */
  items: CartItemRow[] | null
  /** Put aside for later. */
  saved: CartItemRow[] | null
}

const IMAGES = (condition: string) =>
  `(select json_agg(json_build_array(m.path, m.alt) order by m.position, m.id) from product_images m where ${condition})`

/** Columns of a line, from `products p`, its brand `b` and a source `i` of quantity and colour. */
const LINE_COLUMNS = `i.quantity, i.product_id, i.product_color_id, p.slug, p.sku,
  p.name, p.name_nl, p.name_fr, p.description, p.description_nl, p.description_fr,
  p.short_description, p.short_description_nl, p.short_description_fr,
  p.regular_price_cents, effective_price(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to, now()) as price_cents,
  p.vat_rate, b.is_house_brand, p.type, p.status = 'active' as is_active, p.stock_kind, p.thumbnail, p.impressions, p.warranty_months,
  ${IMAGES('m.product_id = p.id and m.product_color_id is null')} as images,
  (select json_build_object('id', k.id, 'sku', k.sku, 'color_id', k.color_id, 'price_cents', k.price_cents,
    'images', ${IMAGES('m.product_color_id = k.id')})
    from product_colors k where k.id = i.product_color_id and k.product_id = p.id) as color`

/** The lines of cart `c` in one of the two tables. */
export const LINES_OF = (table: 'cart_items' | 'saved_lines') =>
  `(select json_agg(line order by line.id) from (
    select i.id, ${LINE_COLUMNS},
      case when p.status = 'active' then stock_for_cart(p.id, p.stock_kind, i.product_color_id, c.id) else 0 end as available
    from ${table} i join products p on p.id = i.product_id join brands b on b.id = p.brand_id
    where i.cart_id = c.id
  ) line)`

/** The cart with its lines, prices and stock as they are now: one statement. */
export async function cartOf(db: Db, owner: Owner): Promise<CartRow | undefined> {
  const [condition, value] = ownerCondition(owner)
  const [row] = await readRows<CartRow>(
    db,
    `select c.id, c.user_id, c.generation, c.created_at, c.updated_at,
      ${LINES_OF('cart_items')} as items, ${LINES_OF('saved_lines')} as saved
    from carts c where ${condition}`,
    [value],
  )
  return row
}

export interface WishedLine {
  product_id: number
  product_color_id?: number | null | undefined
  quantity: number
}

/** Lines that stand in no cart, priced as now; articles that cannot be bought that way are left out. */
export function pricedItems(db: Db, wished: readonly WishedLine[]): Promise<CartItemRow[]> {
  return readRows<CartItemRow>(
    db,
    `select i.id, ${LINE_COLUMNS}, sellable_stock(p.id, p.stock_kind) as available
    from unnest($1::int[], $2::int[], $3::int[]) with ordinality as i (product_id, product_color_id, quantity, id)
    join products p on p.id = i.product_id and p.status = 'active' join brands b on b.id = p.brand_id
    where (p.stock_kind = 'colors') = exists (
      select from product_colors k where k.id = i.product_color_id and k.product_id = p.id)
      and (p.stock_kind = 'colors' or i.product_color_id is null)
    order by i.id`,
    [
      wished.map(({ product_id }) => product_id),
      wished.map(({ product_color_id }) => product_color_id ?? null),
      wished.map(({ quantity }) => quantity),
    ],
  )
}

export interface AddedRow extends Columns<'products', 'stock_kind'> {
  available: number
  is_active: boolean
  color_id: number | null
  /** It has no room for another line. */
  is_full: boolean
  /** The line's new quantity; null when it was refused. */
  quantity: number | null
}

/**
 * Adds to the line of an article unless that passes what the cart may take: one statement, which
 * makes the cart when there is none. Nothing for an unknown article.
 */
export async function addLine(
  db: Db,
  owner: Owner,
  productId: number,
  colorId: number | null,
  quantity: number,
): Promise<AddedRow | undefined> {
  const key = owner.userId === null ? 'guest_hash' : 'user_id'
  const [row] = await readRows<AddedRow>(
    db,
    `with owned as (select id from carts where ${key} = $1),
    article as (
      select p.id, p.status = 'active' as is_active, p.stock_kind, k.id as color_id,
        stock_for_cart(p.id, p.stock_kind, k.id, (select id from owned)) as available
      from products p left join product_colors k on k.product_id = p.id and k.id = $3::int
      where p.id = $2::int and p.status <> 'draft'
    ),
    cart as (
      insert into carts (${key}) select $1 from article
      on conflict (${key}) do update set updated_at = now() returning id
    ),
    held as materialized (
      select h.* from cart, lines_of_cart_now(cart.id) h
    ),
    room as (
      select (select count(*) from held) >= $5::int and not exists (
        select from held, article where held.product_id = article.id and held.product_color_id is not distinct from article.color_id
      ) as is_full
    ),
    line as (
      insert into cart_items (cart_id, product_id, product_color_id, quantity)
      select cart.id, article.id, article.color_id, $4::int from cart, article, room
      where not room.is_full and article.is_active and $4::int <= article.available
        and ((article.stock_kind = 'colors') = (article.color_id is not null))
        and ($3::int is null or article.color_id is not null)
      on conflict on constraint cart_items_one_line_per_article
      do update set quantity = cart_items.quantity + excluded.quantity
      where cart_items.quantity + excluded.quantity <= (select available from article)
      returning quantity
    )
    select article.available, article.is_active, article.stock_kind, article.color_id, room.is_full, (select quantity from line) as quantity
    from article, room`,
    [owner.userId ?? owner.guestHash, productId, colorId, quantity, CART_LINES_AT_MOST],
  )
  return row
}

export interface ChangedRow {
  available: number
  changed: boolean
}

/** Sets the quantity of one's own line unless that passes what the cart may take. Nothing for a foreign line. */
export async function setLineQuantity(
  db: Db,
  owner: Owner,
  itemId: number,
  quantity: number,
): Promise<ChangedRow | undefined> {
  const [condition, value] = ownerCondition(owner)
  const [row] = await readRows<ChangedRow>(
    db,
    `with line as (
      select i.id, i.cart_id,
        case when p.status = 'active' then stock_for_cart(p.id, p.stock_kind, i.product_color_id, c.id) else 0 end as available
      from cart_items i join carts c on c.id = i.cart_id join products p on p.id = i.product_id
      where i.id = $2 and ${condition}
    ), changed as (
      update cart_items set quantity = $3 from line where cart_items.id = line.id and $3 <= line.available returning line.cart_id
    ), touched as (
      update carts set updated_at = now() from changed where carts.id = changed.cart_id returning carts.id
    )
    select line.available, exists (select from changed) as changed from line`,
    [value, itemId, quantity],
  )
  return row
}

/** Removes the owner's line; false when there is none. */
export async function deleteLine(db: Db, owner: Owner, itemId: number): Promise<boolean> {
  const [condition, value] = ownerCondition(owner)
  const rows = await readRows(
    db,
    `with gone as (
      delete from cart_items i using carts c where i.cart_id = c.id and i.id = $2 and ${condition} returning c.id
    ), touched as (update carts set updated_at = now() from gone where carts.id = gone.id)
    select id from gone`,
    [value, itemId],
  )
  return rows.length > 0
}

export async function deleteLines(db: Db, owner: Owner): Promise<void> {
  const [condition, value] = ownerCondition(owner)
  await readRows(
    db,
    `with owned as (update carts c set updated_at = now() where ${condition} returning c.id)
    delete from cart_items i using owned where i.cart_id = owned.id`,
    [value],
  )
}

/** Which cart `c` is the owner's: a condition on its only parameter. */
export function ownerCondition(owner: Owner): [condition: string, value: unknown] {
  return owner.userId === null
    ? ['c.guest_hash = $1', owner.guestHash]
    : ['c.user_id = $1', owner.userId]
}
