import type { Columns } from '#database/columns.ts'

import { PRODUCT_COLUMNS, type ProductRow } from './product-columns.ts'

/** What staff see of an article in a list, from `products p`: what the shop shows, and what it does not. */
export const DESK_COLUMNS = `${PRODUCT_COLUMNS},
  p.status, p.stock_kind, p.sale_from, p.sale_to, p.popularity, p.updated_at, p.version`

/** A row of DESK_COLUMNS. */
export interface DeskProductRow
  extends
    ProductRow,
    Columns<
      'products',
      'stock_kind' | 'status' | 'sale_from' | 'sale_to' | 'popularity' | 'updated_at' | 'version'
    > {}
