import * as z from 'zod'

import {
  bodyId,
  dataOf,
  endpoint,
  fileAnswer,
  formFlag,
  idText,
  listOf,
  pageQuery,
  uploadedFile,
} from './endpoint.ts'
import { MOVEMENT_KINDS, STOCK_STATUSES } from './plain/statuses.ts'
import { oneLine } from './text-fields.ts'

/** More pieces of one article than any shelf holds. */
const PIECES_AT_MOST = 1_000_000
const LINES_AT_MOST = 200
const COVER_DAYS_AT_MOST = 365
const STOCK_SORTS = [
  'name',
  'sku',
  'on_hand',
  'reserved',
  'available',
  'sold_30_days',
  'days_of_cover',
] as const

const tag = 'Admin stock'
const productParams = z.object({ productId: idText })
const reason = z.string().trim().min(1).pipe(oneLine(200))

/** An article of the shelf, or one colour of it; a pack shows what its members make. */
export const StockRow = z.object({
  product_id: z.int(),
  product_color_id: z.int().nullable(),
  name: z.string(),
  sku: z.string(),
  thumbnail: z.string(),
  stock_kind: z.enum(['single', 'colors', 'pack']),
  state: z.enum(STOCK_STATUSES),
  on_hand: z.int(),
  reserved: z.int(),
  available: z.int(),
  low_stock_threshold: z.int(),
  /** Pieces, those sold inside packs too. */
  sold_30_days: z.int(),
  /** How long what is available lasts at that speed; null when nothing was sold. */
  days_of_cover: z.int().nullable(),
  /** Of a pack 0: it is never changed itself. */
  version: z.int(),
})
export type StockRow = z.infer<typeof StockRow>

const listQuery = {
  /** Part of a name or SKU, or an EAN. */
  search: z.string().trim().max(100).optional(),
  /** `scarce`: for sale, and sold out or below the number at which it is bought again. */
  state: z.enum([...STOCK_STATUSES, 'scarce']).optional(),
  /** One article, with each of its colours; an archived one too. */
  product_id: idText.optional(),
  sort: z.enum(STOCK_SORTS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
}

export const listStock = endpoint({
  method: 'GET',
  paths: { '/admin/stock': 'staff' },
  tag,
  summary: 'What is on the shelf, what of it is held and how long it lasts; the scarcest first',
  query: z.strictObject({ ...pageQuery, ...listQuery }),
  answer: listOf(StockRow),
})

export const showStockStats = endpoint({
  method: 'GET',
  paths: { '/admin/stock-stats': 'staff' },
  tag,
  summary: 'How many rows of the stock list are in each state, and the pieces that checkouts hold',
  answer: dataOf(
    z.object({
      total: z.int(),
      in_stock: z.int(),
      low_stock: z.int(),
      out_of_stock: z.int(),
      /** Pieces. */
      held: z.int(),
    }),
  ),
})

export const exportStock = endpoint({
  method: 'GET',
  paths: { '/admin/stock/export': 'staff' },
  tag,
  summary: 'The same list as CSV; its column `quantity` can be filled in and sent as a count',
  query: z.strictObject(listQuery),
  answer: fileAnswer,
  file: 'text/csv; charset=utf-8',
})

export const listStockMovements = endpoint({
  method: 'GET',
  paths: { '/admin/stock/{productId}/movements': 'staff' },
  tag,
  summary: 'The ledger of an article, newest first',
  params: productParams,
  query: z.strictObject({ ...pageQuery, product_color_id: idText.optional() }),
  answer: listOf(
    z.object({
      id: z.int(),
      product_color_id: z.int().nullable(),
      kind: z.enum(MOVEMENT_KINDS),
      on_hand_change: z.int(),
      reserved_change: z.int(),
      reason: z.string().nullable(),
      actor: z.string(),
      order_id: z.int().nullable(),
      at: z.string(),
    }),
  ),
})

export const adjustStock = endpoint({
  method: 'PATCH',
  paths: { '/admin/stock/{productId}': 'staff' },
  tag,
  summary: 'Sets the pieces on hand, or adds to them, with a reason for the ledger',
  params: productParams,
  body: z
    .strictObject({
      mode: z.enum(['set', 'delta']),
      quantity: z.int().min(-PIECES_AT_MOST).max(PIECES_AT_MOST),
      reason,
      product_color_id: bodyId.nullish(),
      version: z.int().optional(),
    })
    .refine(({ mode, quantity }) => mode === 'delta' || quantity >= 0, {
      path: ['quantity'],
      message: 'stock.not_negative',
    }),
  answer: dataOf(StockRow),
})

export const setStockThreshold = endpoint({
  method: 'PATCH',
  paths: { '/admin/stock/{productId}/threshold': 'staff' },
  tag,
  summary: 'Below how many available pieces staff are told that an article runs low',
  params: productParams,
  body: z.strictObject({ low_stock_threshold: z.int().min(0).max(PIECES_AT_MOST) }),
  answer: dataOf(z.object({ product_id: z.int(), low_stock_threshold: z.int() })),
})

export const receiveGoods = endpoint({
  method: 'POST',
  paths: { '/admin/stock/receipts': 'staff' },
  tag,
  summary: "Books a supplier's delivery of one article or more; each delivery note once",
  body: z.strictObject({
    delivery_note: z.string().trim().min(1).pipe(oneLine(60)),
    lines: z
      .array(
        z.strictObject({
          product_id: bodyId,
          product_color_id: bodyId.nullish(),
          quantity: z.int().min(1).max(PIECES_AT_MOST),
        }),
      )
      .min(1)
      .max(LINES_AT_MOST),
  }),
  answer: dataOf(z.object({ id: z.int(), delivery_note: z.string(), lines: z.array(StockRow) })),
  creates: true,
})

const CountedLine = z.object({
  line: z.int(),
  product_id: z.int(),
  product_color_id: z.int().nullable(),
  sku: z.string(),
  name: z.string(),
  on_hand: z.int(),
  counted: z.int(),
  difference: z.int(),
})

export const CountReport = z.object({
  rows: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  is_applied: z.boolean(),
  /** Lines of the file counted otherwise than on hand. */
  differences: z.array(CountedLine),
  failed: z.array(z.object({ line: z.int(), reason: z.string() })),
})
export type CountReport = z.infer<typeof CountReport>

export const countStock = endpoint({
  method: 'POST',
  paths: { '/admin/stock/count': 'staff' },
  tag,
  summary:
    'Reads a count (CSV with `sku` and `quantity`) and shows its differences; `apply=true` books them, all or none',
  uploads: { maxBytes: 5_000_000 },
  body: z.strictObject({ file: uploadedFile, apply: formFlag }),
  answer: dataOf(CountReport),
})

const purchaseQuery = {
  /** For how many days the stock should last. */
  days: z.coerce.number().int().min(1).max(COVER_DAYS_AT_MOST).optional(),
  brand_id: idText.optional(),
}

const PurchaseRow = z.object({
  ...StockRow.omit({ stock_kind: true, version: true }).shape,
  brand: z.string(),
  suggested_quantity: z.int(),
})

export const listPurchases = endpoint({
  method: 'GET',
  paths: { '/admin/stock/purchase-list': 'staff' },
  tag,
  summary: 'What to order so that the stock lasts for so many days at the speed of the last 30',
  query: z.strictObject({ ...pageQuery, ...purchaseQuery }),
  answer: listOf(PurchaseRow),
})

export const exportPurchases = endpoint({
  method: 'GET',
  paths: { '/admin/stock/purchase-list/export': 'staff' },
  tag,
  summary: 'The whole purchase list as CSV',
  query: z.strictObject(purchaseQuery),
  answer: fileAnswer,
  file: 'text/csv; charset=utf-8',
})
