import type { AdminBrand } from '#contract/brands.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import { byPosition, type ReferenceFilter, rowOf } from './reference-page.ts'

const ROWS = `select b.id, b.name, b.slug, b.logo_path as logo, b.is_house_brand, b.in_menu, b.position,
    coalesce(a.articles, 0) as products_count, coalesce(q.printers, 0) as printers_count, b.version
  from brands b
  left join (select brand_id, sum(articles)::int as articles from listing_counts group by 1) a on a.brand_id = b.id
  left join (select part, sum(number)::int as printers from kept_counts where list = 'printers' group by 1) q on q.part = b.id::text`

export function brandsByPage(
  db: Db,
  filter: ReferenceFilter<'printers_count'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<(AdminBrand & { total: number })[]> {
  return readRows(
    db,
    `select *, count(*) over ()::int as total from (${ROWS}) brand
    where $1 = '' or name ilike '%' || $1 || '%' or slug ilike '%' || $1 || '%'
    order by ${byPosition(filter)} limit $2 offset $3`,
    [likeText(filter.search ?? ''), limit, offset],
  )
}

export async function brandById(db: Db, id: number): Promise<AdminBrand | undefined> {
  const [row] = await readRows<AdminBrand>(db, `${ROWS} where b.id = $1`, [id])
  return row
}

export interface BrandFields {
  name: string
  slug: string
  logo_path: string | null
  is_house_brand: boolean
  in_menu: boolean
  position: number
}

export function lockBrand(trx: Trx, id: number): Promise<unknown> {
  return readRows(trx, 'select from brands where id = $1 for no key update', [id])
}

export async function insertBrand(
  trx: Trx,
  fields: Omit<BrandFields, 'position'> & { position: number | undefined },
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into brands (name, slug, logo_path, is_house_brand, in_menu, position)
    values ($1, $2, $3, $4, $5, coalesce($6, (select coalesce(max(position) + 1, 0) from brands))) returning id`,
    [
      fields.name,
      fields.slug,
      fields.logo_path,
      fields.is_house_brand,
      fields.in_menu,
      fields.position ?? null,
    ],
  )
  return rowOf(row).id
}

export async function updateBrand(
  trx: Trx,
  id: number,
  fields: Partial<BrandFields>,
): Promise<void> {
  await trx
    .updateTable('brands')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The shop's own brand is exactly one: another one makes room first. */
export async function giveUpHouseBrand(trx: Trx): Promise<void> {
  await readRows(
    trx,
    'update brands set is_house_brand = false, version = version + 1 where is_house_brand',
  )
}

export async function deleteBrand(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from brands where id = $1', [id])
}
