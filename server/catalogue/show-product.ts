import type { GoneProduct, Product, ProductDetail } from '#contract/catalogue.ts'
import type { Language } from '#contract/plain/languages.ts'
import { fromWire } from '#contract/plain/money.ts'
import type { Db } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  type FormerProduct,
  formerProduct,
  productWithRelatives,
  type SeoTexts,
} from './product-queries.ts'
import { productOf } from './product-shape.ts'
import type { References } from './references.ts'

type Found = NonNullable<Awaited<ReturnType<typeof productWithRelatives>>>

/**
 * One article with its relatives: one statement. A slug it had before finds it too, so the answer's slug
 * is where it is now. Throws `not_found`, and `gone` with its successor for one that is archived.
 */
export async function showProduct(
  db: Db,
  references: References,
  by: { id: number } | { slug: string },
  language: Language,
): Promise<ProductDetail> {
  const found = (await productWithRelatives(db, by)) ?? (await formerProductNow(db, references, by))
  return detailOf(references, found, language)
}

/** A draft as the shop will show it, for whoever has its link. Undefined where the address leads to none. */
export async function showDraft(
  db: Db,
  references: References,
  { slug, isShown }: { slug: string; isShown: (id: number) => boolean },
  language: Language,
): Promise<ProductDetail | undefined> {
  const found = await productWithRelatives(db, { slug }, 'draft')
  if (found === undefined || !isShown(found.relations.id)) return undefined
  const detail = await detailOf(references, found, language)
  return { ...detail, seo: { ...detail.seo, robots: 'noindex' as const } }
}

/** Where nothing is for sale under a name: what was, or what took its place. */
async function formerProductNow(
  db: Db,
  references: References,
  by: { id: number } | { slug: string },
): Promise<Found> {
  const former = await formerProduct(db, by)
  if (former?.status === 'archived') throw await gone(references, former)
  const found =
    former?.status === 'active' ? await productWithRelatives(db, { id: former.id }) : undefined
  if (found === undefined) throw notFound()
  return found
}

async function gone(
  references: References,
  { name, name_nl, name_fr, successor_id }: FormerProduct,
): Promise<ShopError> {
  const [row] = successor_id === null ? [] : await references.articles.byIds([successor_id])
  const data: GoneProduct = {
    name,
    name_nl,
    name_fr,
    successor: row === undefined ? null : productOf(row, references),
  }
  return new ShopError('gone', { message: 'catalogue.product_gone', extra: { data } })
}

async function detailOf(
  references: References,
  { relations, rows }: Found,
  language: Language,
): Promise<ProductDetail> {
  const complete = await references.articles.complete(rows)
  const products = new Map(complete.map((row) => [row.id, productOf(row, references)]))
  const one = (id: number | null) => (id === null ? null : (products.get(id) ?? null))
  const many = (ids: readonly number[]) =>
    ids.map((id) => products.get(id)).filter((found) => found !== undefined)
  const product = one(relations.id)
  if (product === null) throw notFound()
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
    seo: seoOf(relations.seo, language),
  }
}

function notFound(): ShopError {
  return new ShopError('not_found', { message: 'catalogue.product_not_found' })
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
