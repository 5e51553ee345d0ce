import type { Printer } from '#contract/catalogue.ts'

export interface PrinterRow {
  id: number
  slug: string
  name: string
  brand: string
  series: string
  model: string
  technology: string
  year: number | null
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
