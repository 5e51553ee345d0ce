import type { Product, ProductDetail } from '#contract/catalogue.ts'
import { fromWire } from '#contract/plain/money.ts'
import type { Db } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { type ProductRelations, productRelations, productsByIds } from './product-queries.ts'
import { productOf } from './product-shape.ts'
import type { References } from './references.ts'

/** One article with its relatives: two statements. Throws `not_found`. */
export async function showProduct(
  db: Db,
  references: References,
  by: { id: number } | { slug: string },
): Promise<ProductDetail> {
  const relations = await productRelations(db, by)
  if (relations === undefined)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  const rows = await productsByIds(db, relativesOf(relations))
  const products = new Map(rows.map((row) => [row.id, productOf(row, references)]))
  const product = products.get(relations.id)
  if (product === undefined)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  return detailOf(product, relations, products)
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
): ProductDetail {
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

/** A pack that costs no less than its parts is nothing to suggest. */
function isCheaperThanParts({ price, parts_price: parts }: Product): boolean {
  return parts !== null && fromWire(price) < fromWire(parts)
}
