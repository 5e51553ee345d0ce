import type { Trx } from '#database/pool.ts'
import type { Undoer } from '#server/audit/undo.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { deskProduct, lockProduct } from './desk-product-queries.ts'
import { fieldsOf, NEW_PRODUCT, type ProductFields } from './product-fields.ts'
import { refuseProduct } from './product-refusals.ts'
import { refusingTaken } from './save-product.ts'
import { writeProducts } from './write-products.ts'

/** What a new article must be told, and all else. An import's row may tell of the stock too, which has a way of its own. */
const FIELDS: ReadonlySet<string> = new Set<string>(
  ['name', 'sku', 'slug', 'brand_id', 'category_id', 'regular_price', 'type', 'origin'].concat(
    Object.keys(NEW_PRODUCT),
  ),
)

/** An article goes back to what it said and cost, by the rules of its editor. */
export function productUndoer({ references }: Pick<Shop, 'references'>): Undoer {
  return {
    fields: FIELDS,
    current: async (trx, id) => {
      const fields = await lockedFields(trx, Number(id))
      return fields && { ...fields }
    },
    async putBack(trx, entityId, former) {
      const id = Number(entityId)
      const before = await lockedFields(trx, id)
      if (before === undefined) return
      const fields = { ...before, ...(former as Partial<ProductFields>) }
      const known = await references.get()
      await refusingTaken(async () => {
        await refuseProduct(trx, known, fields, { id, fields: before })
        await writeProducts(trx, known, [{ id, fields, before }])
      }).catch((error: unknown) => {
        // What else was changed since leaves no room for the former values.
        throw error instanceof ShopError && error.code === 'validation'
          ? new ShopError('conflict', { message: 'audit.does_not_fit' })
          : error
      })
    },
  }
}

async function lockedFields(trx: Trx, id: number): Promise<ProductFields | undefined> {
  await lockProduct(trx, id)
  const row = await deskProduct(trx, id)
  return row && fieldsOf(row)
}
