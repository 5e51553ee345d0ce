import { type Db, readRows } from '#database/pool.ts'

/** What search engines are told of a page: its slug, and when it last changed. */
export interface ListedRow {
  slug: string
  updated_at: Date
}

/** Ids of articles in one part of the sitemap: far below the 50,000 addresses that one may hold. */
const IDS_PER_PART = 10_000

export interface PartRow {
  part: number
  updated_at: Date
}

/** The parts that the articles for sale fill, with the newest change in each. */
export function productParts(db: Db): Promise<PartRow[]> {
  return readRows<PartRow>(
    db,
    `select (id - 1) / ${IDS_PER_PART} + 1 as part, max(updated_at) as updated_at
    from products where status = 'active' group by 1 order by 1`,
  )
}

export function listedProducts(db: Db, part: number): Promise<ListedRow[]> {
  return readRows<ListedRow>(
    db,
    `select slug, updated_at from products
    where status = 'active' and id > ($1::int - 1) * ${IDS_PER_PART} and id <= $1::int * ${IDS_PER_PART} order by id`,
    [part],
  )
}

/** Printers with something for sale; their page changes with what it lists. */
export function listedPrinters(db: Db): Promise<ListedRow[]> {
  return readRows<ListedRow>(
    db,
    `select q.slug, greatest(q.updated_at, max(p.updated_at)) as updated_at
    from printers q join fits f on f.printer_id = q.id join products p on p.id = f.product_id and p.status = 'active'
    group by q.id order by q.id`,
  )
}

/** Categories with something for sale, in themselves or below. */
export function listedCategories(db: Db): Promise<ListedRow[]> {
  return readRows<ListedRow>(
    db,
    `with recursive below as (
      select id as root, id from categories
      union all
      select b.root, c.id from below b join categories c on c.parent_id = b.id
    )
    select c.slug, greatest(c.updated_at, max(p.updated_at)) as updated_at
    from categories c join below b on b.root = c.id join products p on p.category_id = b.id and p.status = 'active'
    group by c.id order by c.id`,
  )
}

/** Ids of articles for sale, after one. */
export async function nextProductIds(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    "select id from products where status = 'active' and id > $1 order by id limit $2",
    [after, limit],
  )
  return rows.map(({ id }) => id)
}

export interface SharedProductRow {
  name: string
  name_nl: string
  name_fr: string
  thumbnail: string
  brand: string
  is_house_brand: boolean
}

export async function sharedProduct(db: Db, slug: string): Promise<SharedProductRow | undefined> {
  const [row] = await readRows<SharedProductRow>(
    db,
    `select p.name, p.name_nl, p.name_fr, p.thumbnail, b.name as brand, b.is_house_brand
    from products p join brands b on b.id = p.brand_id where p.slug = $1 and p.status = 'active'`,
    [slug],
  )
  return row
}

export async function sharedPrinter(
  db: Db,
  slug: string,
): Promise<{ name: string; technology: 'inkjet' | 'laser' } | undefined> {
  const [row] = await readRows<{ name: string; technology: 'inkjet' | 'laser' }>(
    db,
    'select name, technology from printers where slug = $1',
    [slug],
  )
  return row
}
