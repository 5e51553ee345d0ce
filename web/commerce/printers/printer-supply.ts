import type { ProductType } from '#contract/plain/statuses.ts'

/** Paper and pens fit everywhere; ink, toner and drums fit certain printers only. */
export function isForPrinters(type: ProductType): boolean {
  return type === 'inkjet' || type === 'toner' || type === 'drum'
}
