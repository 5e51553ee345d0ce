/** What a file of the catalogue says of each article, in the order of an export. */
export const CATALOGUE_COLUMNS = [
  'sku',
  'slug',
  'type',
  'status',
  'brand',
  'category',
  'origin',
  'ean_number',
  'manufacturer_code',
  'cartridge_code',
  'search_codes',
  'series',
  'color_group',
  'color',
  'name',
  'name_nl',
  'name_fr',
  'regular_price',
  'sale_price',
  'sale_from',
  'sale_to',
  'vat_rate',
  'stock',
  'low_stock_threshold',
  'impressions',
  'yield_standard',
  'ml',
  'number_of_cartridges',
  'capacity',
  'warranty',
  'weight_grams',
  'pack_items',
  'product_colors',
  'replaces',
  'linked_product',
  'successor',
  'related',
  'printers',
  'images',
  'short_description',
  'short_description_nl',
  'short_description_fr',
  'description',
  'description_nl',
  'description_fr',
  'seo_title',
  'seo_title_nl',
  'seo_title_fr',
  'seo_description',
  'seo_description_nl',
  'seo_description_fr',
] as const
export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number]

/** What a row's article is found by: the first of them that the row has. */
export const KEY_COLUMNS = ['sku', 'ean_number'] as const satisfies readonly CatalogueColumn[]

/** What an empty value is written as in a CSV file, whose empty cells leave alone what is there. */
export const CLEARED = '<empty>'

export const IMPORT_STATES = [
  'reading',
  'columns',
  'checking',
  'checked',
  'applying',
  'done',
  'cancelled',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What becomes, or became, of a row. */
export const ROW_OUTCOMES = ['create', 'change', 'same', 'failed'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]
