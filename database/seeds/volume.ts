import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

/** Articles of one transaction. */
const BATCH = 50_000

/**
 * Grows the catalogue to `total` articles by copying its own under other names and codes, with
 * stock, printers and search keys, so that benches see a large shop of the same make-up.
 */
export async function growCatalogue(
  db: Db,
  total: number,
  onProgress: (step: string) => void = () => undefined,
): Promise<void> {
  const { articles } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('articles'))
    .executeTakeFirstOrThrow()
  if (articles >= total) return
  for (let first = articles; first < total; first += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- one disk
    await growBy(db, first, Math.min(BATCH, total - first), onProgress)
  }
  await sql`select compact_listing_counts()`.execute(db)
  onProgress('statistics')
  await sql`vacuum analyze`.execute(db)
}

async function growBy(
  db: Db,
  articles: number,
  missing: number,
  onProgress: (step: string) => void,
): Promise<void> {
  // more than are needed: the limit below takes just those missing
  const copies = Math.ceil(missing / 1_000)
  onProgress(`${missing} copies`)
  const lastId = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`select max(id) as id from products`.execute(trx)
    await sql`create temporary table copied on commit drop as
      select p.id as source_id, n, ${articles}::int as series, nextval(pg_get_serial_sequence('products', 'id'))::int as id
      from generate_series(1, ${copies}::int) as n cross join products p where p.stock_kind = 'single' and p.sku not like '%-V%x%'
      order by n, p.id limit ${missing}::int`.execute(trx)
    await sql`analyze copied`.execute(trx)
    await copyProducts(trx)
    await sql`insert into stock (product_id, on_hand) select c.id, s.on_hand from copied c join stock s on s.product_id = c.source_id`.execute(
      trx,
    )
    await sql`insert into stock_movements (product_id, kind, on_hand_change, reason, actor)
      select s.product_id, 'receipt', s.on_hand, 'Volume', 'seed' from stock s join copied c on c.id = s.product_id where s.on_hand > 0`.execute(
      trx,
    )
    await sql`insert into product_images (product_id, path, alt)
      select c.id, i.path, i.alt from copied c join product_images i on i.product_id = c.source_id`.execute(
      trx,
    )
    await copyPrinters(trx)
    return rows[0]?.id ?? 0
  })
  onProgress('search keys')
  await sql`select refresh_product_search(array(select id from products where id > ${lastId}))`.execute(
    db,
  )
  await sql`select learn_search_words(array(select id from products where id > ${lastId}))`.execute(
    db,
  )
}

/** Each round of copies has printers of its own, fitted as densely as those of the catalogue. */
async function copyPrinters(trx: Db): Promise<void> {
  await sql`create temporary table copied_printers on commit drop as
    select q.id as source_id, r.n, nextval(pg_get_serial_sequence('printers', 'id'))::int as id
    from (select distinct n from copied) r cross join printers q where q.slug not like '%-v%x%'`.execute(
    trx,
  )
  await sql`analyze copied_printers`.execute(trx)
  await sql`insert into printers (id, brand_id, series, model, name, slug, technology, year)
    overriding system value
    select c.id, q.brand_id, q.series, q.model || 'V' || k.series || 'x' || c.n, q.name || 'V' || k.series || 'x' || c.n,
      q.slug || '-v' || k.series || 'x' || c.n, q.technology, q.year
    from copied_printers c join printers q on q.id = c.source_id cross join (select distinct series from copied) k`.execute(
    trx,
  )
  await sql`insert into fits (product_id, printer_id, source, is_confirmed)
    select c.id, p.id, 'volume', f.is_confirmed
    from copied c join fits f on f.product_id = c.source_id
    join copied_printers p on p.source_id = f.printer_id and p.n = c.n`.execute(trx)
  await sql`select refresh_printer_keys(array(select id from copied_printers))`.execute(trx)
}

async function copyProducts(trx: Db): Promise<void> {
  await sql`insert into products (id, sku, ean_number, slug, manufacturer_code, cartridge_code, search_codes, name, name_nl, name_fr,
      short_description, short_description_nl, short_description_fr, description, description_nl, description_fr, brand_id, category_id,
      color_id, color_slugs, type, origin, regular_price_cents, sale_price_cents, sale_from, sale_to, listed_price_cents,
      listed_cost_per_page, lowest_price_30d_cents, impressions, yield_standard, ml, number_of_cartridges, capacity, warranty_months,
      weight_grams, thumbnail, popularity, printer_count, for_brand_ids, in_stock, created_at)
    overriding system value
    select c.id, p.sku || '-V' || c.series || 'x' || c.n, null, p.slug || '-v' || c.series || 'x' || c.n, p.manufacturer_code || 'V' || c.series || 'x' || c.n, p.cartridge_code || 'V' || c.series || 'x' || c.n, '{}',
      p.name || ' V' || c.series || 'x' || c.n, p.name_nl || ' V' || c.series || 'x' || c.n, p.name_fr || ' V' || c.series || 'x' || c.n,
      p.short_description, p.short_description_nl, p.short_description_fr, p.description, p.description_nl, p.description_fr,
      p.brand_id, p.category_id, p.color_id, p.color_slugs, p.type, p.origin, p.regular_price_cents, p.sale_price_cents, p.sale_from,
      p.sale_to, p.listed_price_cents, p.listed_cost_per_page, p.lowest_price_30d_cents, p.impressions, p.yield_standard, p.ml,
      p.number_of_cartridges, p.capacity, p.warranty_months, p.weight_grams, p.thumbnail,
      (p.popularity * c.n) % 97, p.printer_count, p.for_brand_ids,
      exists (select from stock s where s.product_id = p.id and s.on_hand > 0), p.created_at - make_interval(hours => c.n)
    from copied c join products p on p.id = c.source_id`.execute(trx)
}
