import type { Product } from '#contract/catalogue.ts'
import type { TextKey } from '#web/language/i18n.ts'

/** The category that names each type of article. */
export const CATEGORY_OF_TYPE = {
  inkjet: 'inkjet',
  toner: 'toner',
  drum: 'drum',
  printer: 'printers',
  stationery: 'stationery',
  accessories: 'accessories',
  'printer cable': 'printer-cable',
  'cable and plug': 'cable-and-plug',
} as const satisfies Record<Product['type'], string>

/** House brand, original, compatible or remanufactured. */
export const ORIGIN_TEXTS = {
  house: 'filter.origins.house',
  original: 'filter.origins.original',
  compatible: 'filter.origins.compatible',
  remanufactured: 'filter.origins.remanufactured',
} as const satisfies Record<Product['origin'], TextKey>
