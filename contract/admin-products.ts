import * as z from 'zod'

import { Image, Product } from './catalogue.ts'
import {
  bodyId,
  dataOf,
  endpoint,
  idParams,
  idText,
  listOf,
  pageQuery,
  uploadedFile,
} from './endpoint.ts'
import { PICTURE_BYTES_AT_MOST } from './media.ts'
import { MISSING_PARTS, PRODUCT_STATUSES } from './plain/product-status.ts'
import { PUBLISH_PARTS } from './plain/publish-checks.ts'
import { ORIGINS, PRODUCT_TYPES, STOCK_STATUSES } from './plain/statuses.ts'
import { ProductChange, ProductDraft } from './product-body.ts'

const tag = 'Admin products'
/** A whole page of the list at most. */
const BULK_AT_MOST = 100
const PRINTERS_AT_MOST = 2_000
const LINES_AT_MOST = 300

const staffFields = {
  /** As staff set it, whether its window runs or not; `price` is what is charged now. */
  sale_price: z.string().nullable(),
  sale_from: z.string().nullable(),
  sale_to: z.string().nullable(),
  status: z.enum(PRODUCT_STATUSES),
  /** How its stock is counted: one number, one for each colour, or the least of a pack's members. */
  stock_kind: z.enum(['single', 'colors', 'pack']),
  low_stock_threshold: z.int(),
  /** Pieces sold in 30 days. */
  popularity: z.int(),
  updated_at: z.string(),
  version: z.int(),
}

/** An article as lists of staff show it: what the shop shows, and what staff need. */
export const AdminProductRow = z.object({ ...Product.shape, ...staffFields })
export type AdminProductRow = z.infer<typeof AdminProductRow>

/** Another article, as far as a link to it shows it. */
export const ProductLink = z.object({
  id: z.int(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  name_fr: z.string(),
  name_nl: z.string(),
  thumbnail: z.string(),
  price: z.string(),
  impressions: z.int().nullable(),
  stock: z.int(),
  status: z.enum(PRODUCT_STATUSES),
})
export type ProductLink = z.infer<typeof ProductLink>

/** A printer the article fits, with where that is known from. */
const AdminFit = z.object({
  printer_id: z.int(),
  slug: z.string(),
  name: z.string(),
  source: z.string(),
  note: z.string().nullable(),
  confirmed: z.boolean(),
})

export const AdminProduct = z.object({
  ...AdminProductRow.shape,
  images: z.array(Image),
  cartridge_code: z.string().nullable(),
  search_codes: z.array(z.string()),
  /** What cartridges for the same printers are called together. */
  series: z.string().nullable(),
  /** Articles that share it are shown as the colours of one. */
  color_group: z.string().nullable(),
  replaces: ProductLink.nullable(),
  linked_product: ProductLink.nullable(),
  /** What took the place of an archived article. */
  successor: ProductLink.nullable(),
  related_products: z.array(ProductLink),
  pack_items: z.array(z.object({ quantity: z.int(), product: ProductLink })),
  printers: z.array(AdminFit),
  seo_title: z.string(),
  seo_title_fr: z.string(),
  seo_title_nl: z.string(),
  seo_description: z.string(),
  seo_description_fr: z.string(),
  seo_description_nl: z.string(),
  /** Addresses it had before: they lead on to the one it has. */
  former_slugs: z.array(z.string()),
  /** Newest first. */
  price_history: z.array(z.object({ price: z.string(), valid_from: z.string() })),
  /** The lowest price of the last 30 days, whether it is crossed out now or not. */
  lowest_price: z.string(),
  last_30_days: z.object({ sold: z.int(), revenue: z.string(), returned: z.int() }),
  /** What keeps it from being sold. */
  missing: z.array(z.enum(PUBLISH_PARTS)),
  /** What it can be sold without, but should have. */
  advised: z.array(z.enum(PUBLISH_PARTS)),
  can_delete: z.boolean(),
  /** Where the shop shows it; a draft by a link that works for a day, and for nobody else. */
  shop_path: z.string(),
})
export type AdminProduct = z.infer<typeof AdminProduct>

export const productFilter = {
  /** Words of a name, SKU, EAN or code; codes in any spelling. */
  search: z.string().trim().max(100).optional(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  category_id: idText.optional(),
  brand_id: idText.optional(),
  type: z.enum(PRODUCT_TYPES).optional(),
  origin: z.enum(ORIGINS).optional(),
  stock_status: z.enum(STOCK_STATUSES).optional(),
  missing: z.enum(MISSING_PARTS).optional(),
}

export const PRODUCT_SORTS = ['name', 'sku', 'price', 'stock', 'created_at', 'popularity'] as const

export const listAdminProducts = endpoint({
  method: 'GET',
  paths: { '/admin/products': 'staff' },
  tag,
  summary: 'Articles in every state, newest first; a category includes those below it',
  query: z.strictObject({
    ...pageQuery,
    ...productFilter,
    sort: z.enum(PRODUCT_SORTS).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminProductRow),
})

export const showAdminProduct = endpoint({
  method: 'GET',
  paths: { '/admin/products/{id}': 'staff' },
  tag,
  summary: 'One article with all that staff know of it',
  params: idParams,
  answer: dataOf(AdminProduct),
})

export const addProduct = endpoint({
  method: 'POST',
  paths: { '/admin/products': 'staff' },
  tag,
  summary: 'A new article; a draft unless `status` says otherwise',
  body: ProductDraft,
  answer: dataOf(AdminProduct),
  creates: true,
})

export const changeProduct = endpoint({
  method: 'PUT',
  paths: { '/admin/products/{id}': 'staff' },
  tag,
  summary:
    'Changes what is sent of an article; a new price is noted at once, a new slug keeps the old one leading to it',
  params: idParams,
  body: ProductChange,
  answer: dataOf(AdminProduct),
})

export const removeProduct = endpoint({
  method: 'DELETE',
  paths: { '/admin/products/{id}': 'staff' },
  tag,
  summary: 'Deletes a draft that was never sold; anything else is archived instead (409 `in_use`)',
  params: idParams,
  answer: dataOf(z.null()),
})

export const duplicateProduct = endpoint({
  method: 'POST',
  paths: { '/admin/products/{id}/duplicate': 'staff' },
  tag,
  summary: 'A draft with the same texts, pictures, printers and relatives, without EAN and stock',
  params: idParams,
  body: z.strictObject({}),
  answer: dataOf(AdminProduct),
  creates: true,
})

export const addProductImages = endpoint({
  method: 'POST',
  paths: { '/admin/products/{id}/images': 'staff' },
  tag,
  summary:
    'Adds pictures behind those it has, decoded and encoded anew; their order and words go by PUT',
  params: idParams,
  uploads: { maxBytes: PICTURE_BYTES_AT_MOST },
  body: z.strictObject({
    images: z.union([z.array(uploadedFile).min(1), uploadedFile.transform((file) => [file])]),
  }),
  answer: dataOf(AdminProduct),
  creates: true,
})

export const setProductPrinters = endpoint({
  method: 'PUT',
  paths: { '/admin/products/{id}/printers': 'staff' },
  tag,
  summary: 'The printers it fits; new ones are confirmed by whoever sends them',
  params: idParams,
  body: z.strictObject({
    printer_ids: z.array(bodyId).max(PRINTERS_AT_MOST),
    version: z.int().optional(),
  }),
  answer: dataOf(AdminProduct),
})

export const changeProducts = endpoint({
  method: 'POST',
  paths: { '/admin/products/bulk': 'staff' },
  tag,
  summary: 'The same change to several articles, each by itself; says of each what became of it',
  body: z.strictObject({
    ids: z.array(bodyId).min(1).max(BULK_AT_MOST),
    action: z.enum(['status', 'category', 'delete']),
    /** The status, or the id of the category. */
    value: z.union([z.string().max(40), z.int()]).optional(),
  }),
  answer: dataOf(
    z.object({
      changed: z.int(),
      failed: z.int(),
      results: z.array(z.object({ id: z.int(), is_done: z.boolean(), message: z.string() })),
    }),
  ),
})

export const showProductHistory = endpoint({
  method: 'GET',
  paths: { '/admin/products/{id}/history': 'staff' },
  tag,
  summary: 'Who changed what of an article and when, newest first',
  params: idParams,
  query: z.strictObject(pageQuery),
  answer: listOf(
    z.object({
      id: z.int(),
      action: z.string(),
      actor: z.string(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
      at: z.string(),
    }),
  ),
})

export const matchPrinters = endpoint({
  method: 'POST',
  paths: { '/admin/printers/match': 'staff' },
  tag: 'Admin printers',
  summary: 'The printers that the lines of a list name, in any spelling: one, several or none each',
  body: z.strictObject({ lines: z.array(z.string().trim().max(100)).min(1).max(LINES_AT_MOST) }),
  answer: dataOf(
    z.object({
      lines: z.array(
        z.object({
          text: z.string(),
          status: z.enum(['found', 'several', 'unknown']),
          printers: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
        }),
      ),
    }),
  ),
})
