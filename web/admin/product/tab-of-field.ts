import type { ProductTab } from '#contract/plain/publish-checks.ts'

const TABS: readonly (readonly [ProductTab, RegExp])[] = [
  ['languages', /^(?:name|short_description|description)_(?:nl|fr)$|^(?:short_)?description$/],
  ['prices', /^(?:regular_price|sale_|vat_rate)/],
  ['stock', /^(?:product_colors|low_stock_threshold|color_group)/],
  ['images', /^images/],
  ['printers', /^printers/],
  ['related', /^(?:replaces_product_id|linked_product_id|related_ids|pack_items)/],
  ['seo', /^(?:slug|seo_)/],
]

/** The tab in which a field is filled in. */
export function tabOfField(name: string): ProductTab {
  return TABS.find(([, fields]) => fields.test(name))?.[0] ?? 'general'
}
