import { slugOf } from '#contract/plain/slug-of.ts'
import { PRODUCT_TYPES, type ProductType } from '#contract/plain/statuses.ts'
import type { ProductChange, ProductDraft } from '#contract/product-body.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, sentFields } from '#server/audit/record-edit.ts'
import type { Staff } from '#server/platform/context.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { type DeskProduct, deskProduct, lockProduct } from './desk-product-queries.ts'
import { fieldsOf, NEW_PRODUCT, type ProductFields, tidied } from './product-fields.ts'
import { refuseProduct } from './product-refusals.ts'
import { isProductSlugTaken, newProductIds } from './product-writing-queries.ts'
import type { References } from './references.ts'
import { writeProducts } from './write-products.ts'

export const PRODUCT_ENTITY = 'product'

/** What a use case of staff needs. */
export interface Desk {
  db: Db
  references: References
  staff: Staff
}

/** Writes a new article; a draft unless it says otherwise. Throws `validation`. */
export async function addProduct({ db, references, staff }: Desk, draft: ProductDraft) {
  return refusingTaken(() =>
    inTransaction(db, async (trx) => {
      const fields = fieldsOfDraft(references, draft, draft.slug ?? (await freeSlug(trx, draft)))
      await refuseProduct(trx, references, fields, undefined)
      const [id = 0] = await newProductIds(trx, 1)
      await writeProducts(trx, references, [{ id, fields, before: undefined }])
      await recordChange(trx, staff, {
        action: 'create',
        entity: PRODUCT_ENTITY,
        entityId: id,
        after: sentFields(draft),
      })
      return requireProduct(trx, id)
    }),
  )
}

/**
 * Changes what is sent of an article. Throws `not_found`, `validation`, and `stale` with the record as
 * `shape` shows it.
 */
export async function changeProduct(
  { db, references, staff }: Desk,
  id: number,
  { version, ...change }: ProductChange,
  shape: (row: DeskProduct, trx: Trx) => Promise<object>,
): Promise<DeskProduct> {
  return refusingTaken(() =>
    inTransaction(db, async (trx) => {
      await lockProduct(trx, id)
      const row = await requireProduct(trx, id)
      await refuseStale(row, version, () => shape(row, trx))
      const before = fieldsOf(row)
      const fields = { ...before, ...sentFields(tidied(change)) }
      await refuseProduct(trx, references, fields, { id, fields: before })
      await writeProducts(trx, references, [{ id, fields, before }])
      await recordEdit(trx, staff, {
        entity: PRODUCT_ENTITY,
        before: { id, ...before },
        after: fields,
      })
      return requireProduct(trx, id)
    }),
  )
}

export async function requireProduct(db: Db, id: number): Promise<DeskProduct> {
  const row = await deskProduct(db, id)
  if (row === undefined)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  return row
}

/** A new article: what is sent of it, and what follows where nothing is said. */
export function fieldsOfDraft(
  references: References,
  draft: ProductDraft,
  slug: string,
): ProductFields {
  const brand = references.brands.find(({ id }) => id === draft.brand_id)
  return {
    ...NEW_PRODUCT,
    type: typeOfCategory(references, draft.category_id),
    origin: brand?.is_house_brand === true ? 'house' : 'original',
    slug,
    ...sentFields(tidied(draft)),
  } as ProductFields
}

/** The kind of article that a category, or one above it, is named after. */
function typeOfCategory(references: References, categoryId: number): ProductType {
  const category = references.categories.find(({ id }) => id === categoryId)
  const type =
    category &&
    PRODUCT_TYPES.find((one) => [one, `${one}s`].includes(category.slug.replaceAll('-', ' ')))
  if (type !== undefined) return type
  return category?.parent_id == null
    ? 'accessories'
    : typeOfCategory(references, category.parent_id)
}

async function freeSlug(trx: Trx, draft: ProductDraft): Promise<string> {
  const [short, long] = slugsFor(draft)
  return (await isProductSlugTaken(trx, short, null)) ? long : short
}

/** The address a new article gets by itself, and the one it gets when that is taken. */
export function slugsFor({ name, sku }: Pick<ProductDraft, 'name' | 'sku'>): [string, string] {
  const short = slugOf(name) || slugOf(sku)
  return [short, slugOf(`${short}-${sku}`)]
}

const UNIQUE: Record<string, [field: string, message: MessageKey]> = {
  products_sku_unique: ['sku', 'products.sku_taken'],
  products_sku_in_any_case: ['sku', 'products.sku_taken'],
  products_ean_unique: ['ean_number', 'products.ean_taken'],
  products_slug_unique: ['slug', 'products.slug_taken'],
  product_colors_sku_unique: ['product_colors', 'products.sku_taken'],
}

/** Two of the same code at the same moment: the second meets the constraint. */
export async function refusingTaken<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    const [, taken] =
      Object.entries(UNIQUE).find(([constraint]) => isUniqueViolation(error, constraint)) ?? []
    if (taken === undefined) throw error
    const [field, message] = taken
    throw new ShopError('validation', { fields: { [field]: message } })
  }
}
