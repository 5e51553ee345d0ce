import { isForeignKeyViolation } from '#database/failures.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { lockProduct } from './desk-product-queries.ts'
import { deleteProductRow } from './product-writing-queries.ts'
import { type Desk, PRODUCT_ENTITY, requireProduct } from './save-product.ts'

/**
 * Deletes a draft that was never sold. Throws `not_found`, and `in_use` for anything else: orders, packs and
 * other articles go on naming it, so it is archived instead.
 */
export async function deleteProduct(
  { db, staff }: Pick<Desk, 'db' | 'staff'>,
  id: number,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      await lockProduct(trx, id)
      const { name, sku, slug, status, was_sold: wasSold } = await requireProduct(trx, id)
      if (status !== 'draft' || wasSold) throw inUse()
      await deleteProductRow(trx, id)
      await recordChange(trx, staff, {
        action: 'delete',
        entity: PRODUCT_ENTITY,
        entityId: id,
        before: { name, sku, slug },
      })
    })
  } catch (error) {
    throw isForeignKeyViolation(error) ? inUse() : error
  }
}

function inUse(): ShopError {
  return new ShopError('in_use', { message: 'products.in_use' })
}
