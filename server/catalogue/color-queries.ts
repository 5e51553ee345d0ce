import type { AdminColor } from '#contract/colors.ts'
import type { Language } from '#contract/plain/languages.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import { localNameOrder } from './local-name.ts'
import { byPosition, type ReferenceFilter, rowOf } from './reference-page.ts'

const ROWS = `select c.id, c.name, c.name_fr, c.name_nl, c.slug, c.hex, c.second_hex as hex_2, c.position,
    coalesce(a.articles, 0) as products_count, c.version
  from colors c
  left join (select color_id, sum(articles)::int as articles from listing_counts group by 1) a on a.color_id = c.id`

export function colorsByPage(
  db: Db,
  filter: ReferenceFilter & { language: Language },
  { limit, offset }: { limit: number; offset: number },
): Promise<(AdminColor & { total: number })[]> {
  return readRows(
    db,
    `select *, count(*) over ()::int as total from (${ROWS}) color
    where $1 = '' or concat_ws(' ', name, name_nl, name_fr, slug) ilike '%' || $1 || '%'
    order by ${byPosition(filter, localNameOrder('color', filter.language))} limit $2 offset $3`,
    [likeText(filter.search ?? ''), limit, offset],
  )
}

export async function colorById(db: Db, id: number): Promise<AdminColor | undefined> {
  const [row] = await readRows<AdminColor>(db, `${ROWS} where c.id = $1`, [id])
  return row
}

export interface ColorFields {
  name: string
  name_fr: string
  name_nl: string
  slug: string
  hex: string | null
  second_hex: string | null
  position: number
}

export function lockColor(trx: Trx, id: number): Promise<unknown> {
  return readRows(trx, 'select from colors where id = $1 for no key update', [id])
}

export async function insertColor(
  trx: Trx,
  fields: Omit<ColorFields, 'position'> & { position: number | undefined },
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into colors (name, name_fr, name_nl, slug, hex, second_hex, position)
    values ($1, $2, $3, $4, $5, $6, coalesce($7, (select coalesce(max(position) + 1, 0) from colors))) returning id`,
    [
      fields.name,
      fields.name_fr,
      fields.name_nl,
      fields.slug,
      fields.hex,
      fields.second_hex,
      fields.position ?? null,
    ],
  )
  return rowOf(row).id
}

export async function updateColor(
  trx: Trx,
  id: number,
  fields: Partial<ColorFields>,
): Promise<void> {
  await trx
    .updateTable('colors')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteColor(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from colors where id = $1', [id])
}
