import type { AdminCategory } from '#contract/categories.ts'
import type { Language } from '#contract/plain/languages.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import type { CategoryTree } from './category-tree.ts'
import { localNameOrder } from './local-name.ts'
import { byPosition, type ReferenceFilter, rowOf } from './reference-page.ts'

const ROWS = `select c.id, c.parent_id, c.name, c.name_fr, c.name_nl, c.slug, c.position,
    coalesce(a.articles, 0) as products_count, c.version
  from categories c
  left join (select category_id, sum(articles)::int as articles from listing_counts group by 1) a on a.category_id = c.id`

export function categoriesByPage(
  db: Db,
  filter: ReferenceFilter & { language: Language },
  { limit, offset }: { limit: number; offset: number },
): Promise<(AdminCategory & { total: number })[]> {
  return readRows(
    db,
    `select *, count(*) over ()::int as total from (${ROWS}) category
    where $1 = '' or concat_ws(' ', name, name_nl, name_fr, slug) ilike '%' || $1 || '%'
    order by ${byPosition(filter, localNameOrder('category', filter.language))} limit $2 offset $3`,
    [likeText(filter.search ?? ''), limit, offset],
  )
}

export async function categoryById(db: Db, id: number): Promise<AdminCategory | undefined> {
  const [row] = await readRows<AdminCategory>(db, `${ROWS} where c.id = $1`, [id])
  return row
}

/** All of them at once: the tree is small, and two moves at a time could make a circle. */
export async function lockCategoryTree(trx: Trx): Promise<CategoryTree> {
  const rows = await readRows<{ id: number; parent_id: number | null }>(
    trx,
    'select id, parent_id from categories order by id for no key update',
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export interface CategoryFields {
  parent_id: number | null
  name: string
  name_fr: string
  name_nl: string
  slug: string
  position: number
}

export async function insertCategory(
  trx: Trx,
  fields: Omit<CategoryFields, 'position'> & { position: number | undefined },
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into categories (parent_id, name, name_fr, name_nl, slug, position)
    values ($1, $2, $3, $4, $5, coalesce($6, (
      select coalesce(max(position) + 1, 0) from categories where parent_id is not distinct from $1))) returning id`,
    [
      fields.parent_id,
      fields.name,
      fields.name_fr,
      fields.name_nl,
      fields.slug,
      fields.position ?? null,
    ],
  )
  return rowOf(row).id
}

export async function updateCategory(
  trx: Trx,
  id: number,
  fields: Partial<CategoryFields>,
): Promise<void> {
  await trx
    .updateTable('categories')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Those that are not there yet move below the parent, each to its place in the list. */
export function placeCategories(
  trx: Trx,
  parentId: number | null,
  ids: readonly number[],
): Promise<{ id: number }[]> {
  return readRows(
    trx,
    `update categories c set parent_id = $1, position = i.place - 1, version = version + 1
    from unnest($2::int[]) with ordinality as i (id, place)
    where c.id = i.id and (c.parent_id is distinct from $1 or c.position <> i.place - 1) returning c.id`,
    [parentId, ids],
  )
}

/** Articles of one statement: moved all at once, those of a large category would meet its time limit. */
const MOVED_AT_ONCE = 500

/** Articles and categories below go to another one. */
export async function moveOutOf(trx: Trx, id: number, to: number): Promise<void> {
  for (let moved = MOVED_AT_ONCE; moved === MOVED_AT_ONCE;) {
    // oxlint-disable-next-line no-await-in-loop -- the rows of one category, a part at a time
    const rows = await readRows(
      trx,
      `update products set category_id = $2, version = version + 1
      where id = any(array(select id from products where category_id = $1 order by id limit ${MOVED_AT_ONCE} for no key update))
      returning 1`,
      [id, to],
    )
    moved = rows.length
  }
  await readRows(
    trx,
    'update categories set parent_id = $2, version = version + 1 where parent_id = $1',
    [id, to],
  )
}

export async function deleteCategory(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from categories where id = $1', [id])
}

export async function forgetFormerSlugs(trx: Trx, id: number): Promise<void> {
  await readRows(trx, "delete from former_slugs where kind = 'category' and target_id = $1", [id])
}
