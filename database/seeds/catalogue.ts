import { sql } from 'kysely'

import type { Trx } from '#database/pool.ts'

import { articleDrawing } from './article-drawing.ts'
import {
  capacityLinks,
  fitRows,
  packRows,
  relatedRows,
  replacedCodes,
  replacements,
} from './article-relations.ts'
import { articleRow, type References } from './article-row.ts'
import {
  type Article,
  articleFacts,
  brandFacts,
  categoryFacts,
  colourFacts,
  printerFacts,
} from './catalogue-facts.ts'
import { ownArticles } from './own-articles.ts'
import { withPackedNumbers } from './packed-numbers.ts'

type Ids = Map<string, number>
export type Progress = (step: string) => void

const BATCH = 200
const DAY_MS = 86_400_000
const CATALOGUE_AGE_DAYS = 900

/** Loads brands, categories, colours, printers, every article with its relations, and its stock. */
export async function seedCatalogue(trx: Trx, now: Date, progress: Progress): Promise<void> {
  const references = await seedReferences(trx)
  progress('printers')
  const printers = await seedPrinters(trx, references.brands)
  progress('articles')
  const articles = articleFacts().map(withPackedNumbers)
  const products = await seedProducts(trx, articles, references, now)
  await seedRelations(trx, articles, products, printers)
  await seedStock(trx, articles, products)
  await ownArticles(trx, references, now)
  progress('search index')
  await sql`select refresh_product_search(array(select id from products))`.execute(trx)
  await refreshSearchWords(trx)
  await sql`update products set in_stock = sellable_stock(id, stock_kind) > 0`.execute(trx)
  await sql`insert into price_history (product_id, price_cents, valid_from)
    select id, regular_price_cents, created_at from products
    union all select id, sale_price_cents, sale_from from products where sale_price_cents is not null`.execute(
    trx,
  )
  await sql`select compact_listing_counts()`.execute(trx)
}

async function seedReferences(trx: Trx): Promise<References> {
  const brands = await trx
    .insertInto('brands')
    .values(
      brandFacts().map(({ slug, name, inMenu, isHouseBrand }, position) => ({
        slug,
        name,
        in_menu: inMenu,
        is_house_brand: isHouseBrand,
        position,
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  const categories = await trx
    .insertInto('categories')
    .values(
      categoryFacts().map(({ slug, suggestedId, name }) => ({
        id: suggestedId,
        slug,
        name: name.en,
        name_nl: name.nl,
        name_fr: name.fr,
        position: suggestedId,
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  await sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`.execute(
    trx,
  )
  const colors = await trx
    .insertInto('colors')
    .values(
      colourFacts()
        .filter(({ slug }) => slug !== 'na')
        .map(({ slug, hex, name }, position) => ({
          slug,
          name: name.en,
          name_nl: name.nl,
          name_fr: name.fr,
          hex,
          second_hex: slug === 'tricolour' ? '#FFDD00' : null,
          position,
        })),
    )
    .returning(['id', 'slug'])
    .execute()
  return { brands: bySlug(brands), categories: bySlug(categories), colors: bySlug(colors) }
}

async function seedPrinters(trx: Trx, brands: ReadonlyMap<string, number>): Promise<Ids> {
  const facts = printerFacts()
  const ids: Ids = new Map()
  for (const batch of inBatches(facts)) {
    const rows = await trx
      .insertInto('printers')
      .values(
        batch.map(({ slug, brand, series, model, name, type, year, aliases, codesNotSold }) => ({
          slug,
          brand_id: brands.get(brand) ?? 0,
          series,
          model,
          name,
          technology: type,
          year,
          aliases: aliases ?? [],
          codes_not_sold: codesNotSold ?? [],
        })),
      )
      .returning(['id', 'slug'])
      .execute()
    for (const { id, slug } of rows) ids.set(slug, id)
  }
  await sql`select refresh_printer_keys(array(select id from printers))`.execute(trx)
  return ids
}

async function seedProducts(
  trx: Trx,
  articles: Article[],
  references: References,
  now: Date,
): Promise<Ids> {
  const ids: Ids = new Map()
  const groups = colorGroups(articles)
  const replaced = replacedCodes(articles)
  for (const batch of inBatches(articles)) {
    const rows = await trx
      .insertInto('products')
      .values(
        batch.map((article) => ({
          ...articleRow(article, replaced(article), references, createdAt(article, now), now),
          color_group: groups.get(article.slug) ?? null,
        })),
      )
      .returning(['id', 'slug'])
      .execute()
    for (const { id, slug } of rows) ids.set(slug, id)
  }
  return ids
}

async function seedRelations(
  trx: Trx,
  articles: Article[],
  products: Ids,
  printers: Ids,
): Promise<void> {
  await setReferences(trx, 'replaces_product_id', replacements(articles, products))
  await setReferences(trx, 'linked_product_id', capacityLinks(articles, products))
  for (const batch of inBatches(packRows(articles, products)))
    await trx.insertInto('pack_members').values(batch).execute()
  await sql`select count_pages_of_packs()`.execute(trx)
  for (const batch of inBatches(fitRows(articles, products, printers), 2_000)) {
    await trx.insertInto('fits').values(batch).execute()
  }
  for (const batch of inBatches(relatedRows(articles, products), 2_000)) {
    await trx.insertInto('related_products').values(batch).execute()
  }
  const images = articles.map((article) => ({
    product_id: products.get(article.slug) ?? 0,
    path: articleDrawing(article),
    alt: article.name.en,
  }))
  for (const batch of inBatches(images, 1_000))
    await trx.insertInto('product_images').values(batch).execute()
}

async function setReferences(
  trx: Trx,
  column: 'replaces_product_id' | 'linked_product_id',
  pairs: [number, number][],
) {
  const from = pairs.map(([id]) => id)
  const to = pairs.map(([, other]) => other)
  await sql`update products set ${sql.ref(column)} = pair.other
    from unnest(${from}::int[], ${to}::int[]) as pair (id, other) where products.id = pair.id`.execute(
    trx,
  )
}

/** Stock of singles only: a pack has what its members have. The ledger opens with the receipt. */
async function seedStock(trx: Trx, articles: Article[], products: Ids): Promise<void> {
  const singles = articles.filter(({ members }) => (members ?? []).length === 0)
  const rows = singles.map(({ slug, stock }) => ({
    product_id: products.get(slug) ?? 0,
    on_hand: stock,
  }))
  for (const batch of inBatches(rows, 1_000)) await trx.insertInto('stock').values(batch).execute()
  await sql`insert into stock_movements (product_id, kind, on_hand_change, reason, actor)
    select product_id, 'receipt', on_hand, 'Opening stock', 'seed' from stock
    where on_hand > 0 and product_color_id is null`.execute(trx)
}

/** Every word of an article, with how many have it, and those of printers' names to measure typing errors against. */
async function refreshSearchWords(trx: Trx): Promise<void> {
  await sql`insert into search_words (word, weight, in_name)
    select d.word, d.ndoc, n.word is not null
    from ts_stat('select search_document from products') d
    left join ts_stat('select name_document from products') n using (word)
    on conflict (word) do nothing`.execute(trx)
}

/** Colours of one article share its group; a pack joins when all its members are of that group. */
function colorGroups(articles: readonly Article[]): Map<string, string> {
  const groups = new Map<string, string>()
  for (const { slug, variantGroup } of articles) if (variantGroup) groups.set(slug, variantGroup)
  for (const { slug, members = [], pack } of articles) {
    const [group, ...others] = new Set(members.map((member) => groups.get(member)))
    if (pack === 'multipack' && group !== undefined && others.length === 0) groups.set(slug, group)
  }
  return groups
}

/** Spread over the past years by the slug, so that "newest" has an order that stays. */
function createdAt({ slug }: Article, now: Date): Date {
  let hash = 0
  for (const letter of slug) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003
  return new Date(now.getTime() - (30 + (hash % CATALOGUE_AGE_DAYS)) * DAY_MS)
}

function bySlug(rows: { id: number; slug: string }[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

function* inBatches<T>(rows: readonly T[], size = BATCH): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
