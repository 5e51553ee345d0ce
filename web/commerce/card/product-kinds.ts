import type { Product } from '#contract/catalogue.ts'
import type { TextKey } from '#web/language/i18n.ts'

/** What each type of article is called. */
export const TYPE_TEXTS = {
  inkjet: 'filter.types.inkjet',
  toner: 'filter.types.toner',
  drum: 'filter.types.drum',
  printer: 'filter.types.printer',
  stationery: 'filter.types.stationery',
  accessories: 'filter.types.accessories',
  'printer cable': 'filter.types.printerCable',
  'cable and plug': 'filter.types.cableAndPlug',
} as const satisfies Record<Product['type'], TextKey>

/** House brand, original, compatible or remanufactured. */
export const ORIGIN_TEXTS = {
  house: 'filter.origins.house',
  original: 'filter.origins.original',
  compatible: 'filter.origins.compatible',
  remanufactured: 'filter.origins.remanufactured',
} as const satisfies Record<Product['origin'], TextKey>
