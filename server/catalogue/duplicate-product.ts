import { slugOf } from '#contract/plain/slug-of.ts'
import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { DeskProduct } from './desk-product-queries.ts'
import { fieldsOf } from './product-fields.ts'
import { skuOwners } from './product-writing-queries.ts'
import { addProduct, type Desk, requireProduct } from './save-product.ts'

const COPIES_AT_MOST = 50
const SKU_AT_MOST = 40

/**
 * A draft with what an article says, shows and fits. Its own are the SKU, the address, EAN, sale and stock, so
 * colours, which have SKUs of their own, do not come along. Throws `not_found`.
 */
export async function duplicateProduct(desk: Desk, id: number): Promise<DeskProduct> {
  const fields = fieldsOf(await requireProduct(desk.db, id))
  const sku = await freeSku(desk, fields.sku)
  return addProduct(desk, {
    ...fields,
    sku,
    slug: slugOf(`${fields.name} ${sku}`),
    ean_number: null,
    status: 'draft',
    sale_price: null,
    sale_from: null,
    sale_to: null,
    successor_id: null,
    product_colors: [],
  })
}

/** `OC-1-COPY`, `OC-1-COPY2` … */
async function freeSku({ db }: Pick<Desk, 'db'>, sku: string): Promise<string> {
  const candidates = Array.from({ length: COPIES_AT_MOST }, (_, place) => {
    const end = `-COPY${place === 0 ? '' : place + 1}`
    return `${sku.slice(0, SKU_AT_MOST - end.length)}${end}`
  })
  return inTransaction(db, async (trx) => {
    for (const candidate of candidates) {
      // oxlint-disable-next-line no-await-in-loop -- the first one is nearly always free
      if ((await skuOwners(trx, [candidate])).length === 0) return candidate
    }
    throw new ShopError('conflict')
  })
}
