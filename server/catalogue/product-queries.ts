import type { Language } from '#contract/plain/languages.ts'
import { inNameOrder } from '#database/name-order.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { PrinterRow } from '#server/printers/printer-shape.ts'

import { LIVE_COLUMNS, type LiveRow, PRODUCT_COLUMNS, type ProductRow } from './product-columns.ts'

export interface ProductRelations {
  id: number
  linked_product_id: number | null
  replaces_product_id: number | null
  sibling_ids: number[]
  related_ids: number[]
  pack_ids: number[]
  alternative_id: number | null
  members: [id: number, quantity: number][] | null
  printers: (Omit<PrinterRow, 'year'> & { year: number | null; confirmed: boolean })[] | null
  seo: SeoTexts | null
}

/** What staff want search engines to read, in English, Dutch and French. */
export type SeoTexts = Record<Language, [title: string, description: string]>

const MAX_PACKS = 6

/** What an address opens: what is for sale, or a draft that staff show somebody. */
export type ShownStatus = 'active' | 'draft'

interface ShownRow extends LiveRow {
  /** In the row of the article itself. */
  relations: ProductRelations | null
}

/**
 * One article, the relatives by id, the printers it fits, and the rows of all of them, in one statement.
 * Nothing for archived articles, and for drafts that nobody shows.
 */
export async function productWithRelatives(
  db: Db,
  by: { id: number } | { slug: string },
  shown: ShownStatus = 'active',
): Promise<{ relations: ProductRelations; rows: LiveRow[] } | undefined> {
  const [condition, value] = 'id' in by ? ['p.id = $1', by.id] : ['p.slug = $1', by.slug]
  const rows = await readRows<ShownRow>(
    db,
    `with shown as materialized (${relationsOf(condition, shown)})
    select ${LIVE_COLUMNS}, case when p.id = shown.id then row_to_json(shown) end as relations
    from shown join products p on p.id = any(
      array[shown.id, shown.linked_product_id, shown.replaces_product_id, shown.alternative_id]
      || shown.sibling_ids || shown.related_ids || shown.pack_ids
      || array(select m.member_id from pack_members m where m.pack_id = shown.id))
    where p.status = 'active' or p.id = shown.id`,
    [value],
  )
  const relations = rows.find((row) => row.relations !== null)?.relations
  return relations == null ? undefined : { relations, rows }
}

function relationsOf(condition: string, shown: ShownStatus): string {
  return `select p.id, p.linked_product_id, p.replaces_product_id,
      array(select s.id from products s where s.color_group = p.color_group and s.status = 'active' order by s.id) as sibling_ids,
      array(select r.related_id from related_products r where r.product_id = p.id
        and not exists (select from pack_members m
          where (m.pack_id, m.member_id) in ((p.id, r.related_id), (r.related_id, p.id)))
        order by r.position, r.related_id) as related_ids,
      array(select m.pack_id from pack_members m where m.member_id = p.id order by m.pack_id limit ${MAX_PACKS}) as pack_ids,
      (select a.id from products a where a.replaces_product_id = p.id and a.status = 'active' order by a.popularity desc, a.id limit 1) as alternative_id,
      (select json_agg(json_build_array(m.member_id, m.quantity) order by m.position, m.member_id)
        from pack_members m where m.pack_id = p.id) as members,
      (select json_agg(json_build_object('id', q.id, 'slug', q.slug, 'name', q.name, 'brand', b.name, 'series', q.series,
          'model', q.model, 'technology', q.technology, 'year', q.year, 'confirmed', f.is_confirmed) order by ${inNameOrder('q.name')}, q.id)
        from fits f join printers q on q.id = f.printer_id join brands b on b.id = q.brand_id
        where f.product_id = p.id) as printers,
      case when (p.seo_title, p.seo_title_nl, p.seo_title_fr, p.seo_description, p.seo_description_nl, p.seo_description_fr)
          is distinct from ('', '', '', '', '', '') then json_build_object(
        'en', json_build_array(p.seo_title, p.seo_description), 'nl', json_build_array(p.seo_title_nl, p.seo_description_nl),
        'fr', json_build_array(p.seo_title_fr, p.seo_description_fr)) end as seo
    from products p where ${condition} and p.status = '${shown}'`
}

export interface FormerProduct {
  id: number
  name: string
  name_nl: string
  name_fr: string
  status: 'draft' | 'active' | 'archived'
  /** What took its place: what staff named, else the house brand's article for the same, or the other capacity. */
  successor_id: number | null
}

/** An article under a slug it once had, or one that is not sold any more. */
export async function formerProduct(
  db: Db,
  by: { id: number } | { slug: string },
): Promise<FormerProduct | undefined> {
  const [condition, value] =
    'id' in by
      ? ['p.id = $1', by.id]
      : [
          `p.id = (select coalesce((select id from products where slug = $1),
            (select target_id from former_slugs where kind = 'product' and slug = $1)))`,
          by.slug,
        ]
  const [row] = await readRows<FormerProduct>(
    db,
    `select p.id, p.name, p.name_nl, p.name_fr, p.status, (
        select s.id from products s
        where s.status = 'active' and (s.id in (p.successor_id, p.linked_product_id) or s.replaces_product_id = p.id)
        order by s.id = p.successor_id desc nulls last, s.replaces_product_id = p.id desc nulls last, s.id limit 1
      ) as successor_id
    from products p where ${condition}`,
    [value],
  )
  return row
}

/** Active articles of these ids, in no order, with nothing taken from memory or left there. */
export function productsByIds(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return readRows<ProductRow>(
    db,
    `select ${PRODUCT_COLUMNS} from products p where p.id = any($1::int[]) and p.status = 'active'`,
    [ids],
  )
}

/** Counts anew how many pieces of each article were sold in the last 30 days. */
export async function refreshPopularity(db: Db): Promise<void> {
  await readRows(db, 'select refresh_popularity()')
}
