import type { GoneProduct, Product, ProductDetail } from '#contract/catalogue.ts'
import type { Language } from '#contract/plain/languages.ts'
import { fromWire } from '#contract/plain/money.ts'
import type { Db } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { ProductRow } from './product-columns.ts'
import {
  type FormerProduct,
  formerProduct,
  type ProductRelations,
  productRelations,
  productsAroundDraft,
  productsByIds,
  type SeoTexts,
} from './product-queries.ts'
import { productOf } from './product-shape.ts'
import type { References } from './references.ts'

/**
 * One article with its relatives: two statements. A slug it had before finds it too, so the answer's slug
 * is where it is now. Throws `not_found`, and `gone` with its successor for one that is archived.
 */
export async function showProduct(
  db: Db,
  references: References,
  by: { id: number } | { slug: string },
  language: Language,
): Promise<ProductDetail> {
  const relations = (await productRelations(db, by)) ?? (await formerRelations(db, references, by))
  const rows = await productsByIds(db, relativesOf(relations))
  return { ...detailOfRows(references, relations, rows), seo: seoOf(relations.seo, language) }
}

/** A draft as the shop will show it, for whoever has its link. Undefined where the address leads to none. */
export async function showDraft(
  db: Db,
  references: References,
  { slug, isShown }: { slug: string; isShown: (id: number) => boolean },
  language: Language,
): Promise<ProductDetail | undefined> {
  const relations = await productRelations(db, { slug }, 'draft')
  if (relations === undefined || !isShown(relations.id)) return undefined
  const rows = await productsAroundDraft(db, relativesOf(relations), relations.id)
  const seo = { ...seoOf(relations.seo, language), robots: 'noindex' as const }
  return { ...detailOfRows(references, relations, rows), seo }
}

function detailOfRows(
  references: References,
  relations: ProductRelations,
  rows: readonly ProductRow[],
): Omit<ProductDetail, 'seo'> {
  const products = new Map(rows.map((row) => [row.id, productOf(row, references)]))
  const product = products.get(relations.id)
  if (product === undefined)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  return detailOf(product, relations, products)
}

/** Where nothing is for sale under a name: what was, or what took its place. */
async function formerRelations(
  db: Db,
  references: References,
  by: { id: number } | { slug: string },
): Promise<ProductRelations> {
  const former = await formerProduct(db, by)
  if (former?.status === 'archived') throw await gone(db, references, former)
  const relations =
    former?.status === 'active' ? await productRelations(db, { id: former.id }) : undefined
  if (relations === undefined)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  return relations
}

async function gone(
  db: Db,
  references: References,
  { name, name_nl, name_fr, successor_id }: FormerProduct,
): Promise<ShopError> {
  const [row] = successor_id === null ? [] : await productsByIds(db, [successor_id])
  const data: GoneProduct = {
    name,
    name_nl,
    name_fr,
    successor: row === undefined ? null : productOf(row, references),
  }
  return new ShopError('gone', { message: 'catalogue.product_gone', extra: { data } })
}

function relativesOf(relations: ProductRelations): number[] {
  const {
    id,
    linked_product_id,
    replaces_product_id,
    alternative_id,
    sibling_ids,
    related_ids,
    pack_ids,
    members,
  } = relations
  const single = [linked_product_id, replaces_product_id, alternative_id].filter(
    (other) => other !== null,
  )
  return [
    ...new Set([
      id,
      ...single,
      ...sibling_ids,
      ...related_ids,
      ...pack_ids,
      ...(members ?? []).map(([member]) => member),
    ]),
  ]
}

function detailOf(
  product: Product,
  relations: ProductRelations,
  products: ReadonlyMap<number, Product>,
): Omit<ProductDetail, 'seo'> {
  const one = (id: number | null) => (id === null ? null : (products.get(id) ?? null))
  const many = (ids: readonly number[]) =>
    ids.map((id) => products.get(id)).filter((found) => found !== undefined)
  return {
    product,
    related_products: many(relations.related_ids),
    linked_product: one(relations.linked_product_id),
    siblings: many(relations.sibling_ids),
    pack_items: (relations.members ?? []).flatMap(([id, quantity]) => {
      const member = products.get(id)
      return member === undefined ? [] : [{ quantity, product: member }]
    }),
    packs: many(relations.pack_ids).filter(isCheaperThanParts),
    replaces: one(relations.replaces_product_id),
    alternative: one(relations.alternative_id),
    printers: relations.printers ?? [],
  }
}

function seoOf(texts: SeoTexts | null, language: Language): ProductDetail['seo'] {
  if (texts === null) return null
  const [title, description] = texts[language]
  return { ...(title !== '' && { title }), ...(description !== '' && { description }) }
}

/** A pack that costs no less than its parts is nothing to suggest. */
function isCheaperThanParts({ price, parts_price: parts }: Product): boolean {
  return parts !== null && fromWire(price) < fromWire(parts)
}
