import type { StockRow } from '#contract/admin-stock.ts'
import type { Language } from '#contract/plain/languages.ts'
import { localName } from '#server/catalogue/local-name.ts'
import { stockStatus } from '#server/catalogue/product-shape.ts'

import type { DeskRow } from './desk-queries.ts'

/** A row of the stock list, named in the language of who reads it. */
export function stockRowOf(row: DeskRow, language: Language): StockRow {
  return {
    product_id: row.product_id,
    product_color_id: row.product_color_id,
    name: deskName(row, language),
    sku: row.sku,
    thumbnail: row.thumbnail,
    stock_kind: row.stock_kind,
    state: stockStatus(row.available, row.low_stock_threshold),
    on_hand: row.on_hand,
    reserved: row.reserved,
    available: row.available,
    low_stock_threshold: row.low_stock_threshold,
    sold_30_days: row.sold_30_days,
    days_of_cover: row.days_of_cover,
    version: row.version,
  }
}

export function deskName(
  {
    color,
    color_nl,
    color_fr,
    ...article
  }: Pick<DeskRow, 'name' | 'name_nl' | 'name_fr' | 'color' | 'color_nl' | 'color_fr'>,
  language: Language,
): string {
  const name = localName(article, language)
  if (color === null) return name
  return `${name} (${localName({ name: color, name_nl: color_nl ?? '', name_fr: color_fr ?? '' }, language)})`
}

/** How many to order so that the stock lasts so many days at the speed of the last 30. */
export function suggestedQuantity(
  { available, sold_30_days: sold }: Pick<DeskRow, 'available' | 'sold_30_days'>,
  days: number,
): number {
  return Math.max(0, Math.ceil((sold * days) / 30) - available)
}
