import type { AdminProduct, AdminProductRow, ProductLink } from '#contract/admin-products.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import { SHOP_PAGES, withPart } from '#contract/plain/page-paths.ts'
import type { Db } from '#database/pool.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { signUntil } from '#server/platform/signed-until.ts'

import type { DeskProductRow } from './desk-product-columns.ts'
import { type DeskProduct, productLinks, type ProductLinkRow } from './desk-product-queries.ts'
import { previewOf } from './preview-of.ts'
import { checksOf, fieldsOf } from './product-fields.ts'
import { productOf } from './product-shape.ts'
import type { References } from './references.ts'

const PREVIEW_MS = 86_400_000

/** An article as lists of staff show it. */
export function adminProductRowOf(row: DeskProductRow, references: References): AdminProductRow {
  const { sale_price_cents: sale } = row
  return {
    ...productOf(row, references),
    sale_price: sale === null ? null : toWire(cents(sale)),
    sale_from: row.sale_from?.toISOString() ?? null,
    sale_to: row.sale_to?.toISOString() ?? null,
    status: row.status,
    stock_kind: row.stock_kind,
    low_stock_threshold: row.low_stock_threshold,
    popularity: row.popularity,
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}

/** One article with all that staff know of it, and the articles it names. */
export async function adminProductOf(
  db: Db,
  row: DeskProduct,
  { references, secrets, now }: { references: References; secrets: Secrets; now: Date },
): Promise<AdminProduct> {
  const links = new Map(
    (await productLinks(db, namedIds(row))).map((link) => [link.id, linkOf(link)]),
  )
  const one = (id: number | null) => (id === null ? null : (links.get(id) ?? null))
  return {
    ...adminProductRowOf(row, references),
    cartridge_code: row.cartridge_code,
    search_codes: row.search_codes,
    series: row.series,
    color_group: row.color_group,
    replaces: one(row.replaces_product_id),
    linked_product: one(row.linked_product_id),
    successor: one(row.successor_id),
    related_products: row.related_ids.flatMap((id) => links.get(id) ?? []),
    pack_items: row.members.flatMap(([id, quantity]) => {
      const product = links.get(id)
      return product === undefined ? [] : [{ quantity, product }]
    }),
    printers: row.fits,
    seo_title: row.seo_title,
    seo_title_fr: row.seo_title_fr,
    seo_title_nl: row.seo_title_nl,
    seo_description: row.seo_description,
    seo_description_fr: row.seo_description_fr,
    seo_description_nl: row.seo_description_nl,
    former_slugs: row.former_slugs,
    price_history: row.prices.map(([price, from]) => ({
      price: toWire(cents(price)),
      valid_from: new Date(from).toISOString(),
    })),
    lowest_price: toWire(cents(row.lowest_cents)),
    last_30_days: {
      sold: row.sold,
      revenue: toWire(cents(row.revenue_cents)),
      returned: row.returned,
    },
    ...checksOf(fieldsOf(row)),
    can_delete: row.status === 'draft' && !row.was_sold,
    shop_path: shopPath(row, secrets, now),
  }
}

function namedIds(row: DeskProduct): number[] {
  const { replaces_product_id, linked_product_id, successor_id, related_ids, members } = row
  return [
    ...[replaces_product_id, linked_product_id, successor_id].filter((id) => id !== null),
    ...related_ids,
    ...members.map(([id]) => id),
  ]
}

function linkOf({ price_cents: price, ...link }: ProductLinkRow): ProductLink {
  return { ...link, price: toWire(cents(price)) }
}

/** A draft by a link that opens for a day; anything else by its address alone. */
function shopPath({ id, slug, status }: DeskProduct, secrets: Secrets, now: Date): string {
  const path = withPart(SHOP_PAGES.product, slug)
  if (status !== 'draft') return path
  const token = signUntil(secrets, previewOf(id), new Date(now.getTime() + PREVIEW_MS))
  return `${path}?preview=${token}`
}
