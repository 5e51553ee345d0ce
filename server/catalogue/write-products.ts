import { readRows, type Trx } from '#database/pool.ts'

import { isChanged } from './product-facts.ts'
import type { ProductFields } from './product-fields.ts'
import {
  makeShelves,
  writeColors,
  writeFits,
  writeImages,
  writeMembers,
  writeRelated,
} from './product-parts-queries.ts'
import { learnWords, makeWords, refreshCodes } from './product-search-queries.ts'
import {
  countPagesOfPacks,
  type DerivedColumns,
  insertProducts,
  listPricesAnew,
  refreshInStockOf,
  updateProducts,
  type Writing,
} from './product-writing-queries.ts'
import type { References } from './references.ts'

/**
 * Writes articles that nothing is wrong with: new ones, which may name each other, and locked ones, with
 * all that follows: shelves, listed prices with their history, packs' pages, the search.
 */
export async function writeProducts(
  trx: Trx,
  references: References,
  articles: readonly Omit<Writing, 'derived'>[],
): Promise<void> {
  if (articles.length === 0) return
  const colorsOf = await colorsOfMembers(trx, references, articles)
  const writings = articles.map((article) => ({
    ...article,
    derived: derivedOf(references, article.fields, colorsOf),
  }))
  const created = writings.filter(({ before }) => before === undefined)
  const changed = writings.filter(({ before }) => before !== undefined)
  if (created.length > 0) await insertProducts(trx, created)
  // Before the articles that are there already: their words name the printers.
  await write(trx, writings, 'printers', writeFits)
  if (changed.length > 0) await updateProducts(trx, changed)
  await writeParts(trx, writings)
}

/** What stands in tables of its own, and what follows from it. */
async function writeParts(trx: Trx, writings: readonly Writing[]): Promise<void> {
  await write(trx, writings, 'images', writeImages)
  await write(trx, writings, 'related_ids', writeRelated)
  await write(trx, writings, 'pack_items', writeMembers)
  const shelved = writings.filter(
    (one) => isChanged(one, 'product_colors') || isChanged(one, 'pack_items'),
  )
  if (shelved.length > 0) {
    await write(trx, writings, 'product_colors', writeColors)
    await makeShelves(trx, ids(shelved))
    await refreshInStockOf(trx, ids(shelved))
  }
  const packs = writings.filter(
    ({ derived, fields }) => derived.stock_kind === 'pack' && fields.impressions === null,
  )
  if (packs.length > 0) await countPagesOfPacks(trx, ids(packs))
  await listPricesAnew(trx, ids(writings))
  const created = writings.filter(({ before }) => before === undefined)
  if (created.length > 0) await makeWords(trx, ids(created))
  const coded = touched(writings, ...CODED)
  if (coded.length > 0) await refreshCodes(trx, ids(coded))
  const worded = touched(writings, ...WORDED)
  if (worded.length > 0) await learnWords(trx, ids(worded))
}

type WritePart = (trx: Trx, articles: readonly Writing[]) => Promise<void>

async function write(
  trx: Trx,
  writings: readonly Writing[],
  name: keyof ProductFields,
  work: WritePart,
): Promise<void> {
  const those = touched(writings, name)
  if (those.length > 0) await work(trx, those)
}

/** Those of which one of these fields is written. */
function touched(writings: readonly Writing[], ...names: (keyof ProductFields)[]): Writing[] {
  return writings.filter((one) =>
    names.some((name) => isChanged(one, name) && !isNothing(one, name)),
  )
}

function ids(list: readonly Writing[]): number[] {
  return list.map(({ id }) => id)
}

/** A new article has no rows yet that an empty list would take away. */
function isNothing({ fields, before }: Writing, name: keyof ProductFields): boolean {
  const value = fields[name]
  return before === undefined && Array.isArray(value) && value.length === 0
}

type ColorsOf = ReadonlyMap<number, readonly string[]>

function derivedOf(
  references: References,
  fields: ProductFields,
  colorsOf: ColorsOf,
): DerivedColumns {
  return {
    stock_kind: kindOf(fields),
    thumbnail: fields.images[0]?.image_path ?? '',
    color_slugs: colorSlugsOf(references, fields, colorsOf),
  }
}

export function kindOf({
  pack_items: members,
  product_colors: colors,
}: Pick<ProductFields, 'pack_items' | 'product_colors'>): DerivedColumns['stock_kind'] {
  if (members.length > 0) return 'pack'
  return colors.length > 0 ? 'colors' : 'single'
}

/** The colours inside, for the chips: its own, those it is sold in, or those of a pack's members. */
function colorSlugsOf(
  references: References,
  { color_id: colorId, product_colors: colors, pack_items: members }: ProductFields,
  colorsOf: ColorsOf,
): string[] {
  if (colors.length > 0) return colors.map((color) => references.color(color.color_id).slug)
  if (members.length > 0)
    return [...new Set(members.flatMap(({ product_id: memberId }) => colorsOf.get(memberId) ?? []))]
  if (colorId === null) return []
  const { slug } = references.color(colorId)
  return slug === 'tricolour' ? ['cyan', 'magenta', 'yellow'] : [slug]
}

/** The colours of what packs hold: as it is written now, or as it lies in the table. */
async function colorsOfMembers(
  trx: Trx,
  references: References,
  articles: readonly Omit<Writing, 'derived'>[],
): Promise<ColorsOf> {
  const memberIds = articles.flatMap(({ fields }) =>
    fields.pack_items.map(({ product_id: memberId }) => memberId),
  )
  if (memberIds.length === 0) return new Map()
  const rows = await readRows<{ id: number; color_slugs: string[] }>(
    trx,
    'select id, color_slugs from products where id = any($1::int[])',
    [memberIds],
  )
  const nothing: ColorsOf = new Map()
  return new Map([
    ...rows.map(({ id, color_slugs: slugs }) => [id, slugs] as const),
    ...articles.map(({ id, fields }) => [id, colorSlugsOf(references, fields, nothing)] as const),
  ])
}

/** What the codes are made of that an article is found by. */
const CODED: (keyof ProductFields)[] = [
  'sku',
  'ean_number',
  'manufacturer_code',
  'cartridge_code',
  'search_codes',
  'series',
  'brand_id',
  'replaces_product_id',
  'pack_items',
]
/** What may bring words that no article had. */
const WORDED: (keyof ProductFields)[] = [
  'name',
  'name_nl',
  'name_fr',
  'short_description',
  'short_description_nl',
  'short_description_fr',
  'brand_id',
  'category_id',
  'color_id',
  'type',
  'printers',
]
