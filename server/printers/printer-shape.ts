import type { Printer } from '#contract/catalogue.ts'
import type { Columns } from '#database/columns.ts'

export interface PrinterRow extends Columns<
  'printers',
  'id' | 'slug' | 'name' | 'series' | 'model' | 'technology' | 'year'
> {
  brand: string
}

export function printerOf({
  id,
  slug,
  name,
  brand,
  series,
  model,
  technology,
  year,
}: PrinterRow): Printer {
  return { id, slug, name, brand, series, model, technology, year }
}
