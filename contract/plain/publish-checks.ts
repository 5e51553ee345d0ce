/** The tabs of the editor: where what is missing is filled in. */
export const PRODUCT_TABS = [
  'general',
  'languages',
  'prices',
  'stock',
  'images',
  'printers',
  'related',
  'seo',
] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]

/** What an article needs before it is sold, and what it should have, in the order staff read it. */
export const PUBLISH_PARTS = [
  'name',
  'name_nl',
  'name_fr',
  'sku',
  'brand',
  'category',
  'price',
  'picture',
  'ean',
  'description_nl',
  'description_fr',
  'yield',
  'fit',
] as const
export type PublishPart = (typeof PUBLISH_PARTS)[number]

/** Without these it cannot be sold. */
const NEEDED: ReadonlySet<PublishPart> = new Set<PublishPart>([
  'name',
  'name_nl',
  'name_fr',
  'sku',
  'brand',
  'category',
  'price',
  'picture',
])

const TAB_OF: Record<PublishPart, ProductTab> = {
  name: 'general',
  name_nl: 'languages',
  name_fr: 'languages',
  sku: 'general',
  brand: 'general',
  category: 'general',
  price: 'prices',
  picture: 'images',
  ean: 'general',
  description_nl: 'languages',
  description_fr: 'languages',
  yield: 'general',
  fit: 'printers',
}

/** Cartridges: who buys one asks how many pages it prints and what it fits. */
const FOR_PRINTERS: ReadonlySet<string> = new Set(['inkjet', 'toner', 'drum'])

export interface CheckedProduct {
  name: string
  name_nl: string
  name_fr: string
  description: string
  description_nl: string
  description_fr: string
  sku: string
  ean_number: string | null
  hasBrand: boolean
  hasCategory: boolean
  priceCents: number
  pictures: number
  type: string
  impressions: number | null
  printers: number
}

export interface PublishChecks {
  /** What keeps it from being sold. */
  missing: PublishPart[]
  /** What it should have, and can be sold without. */
  advised: PublishPart[]
}

/** What an article still lacks. A text in another language is missed where there is one in English. */
export function publishChecks(product: CheckedProduct): PublishChecks {
  const isForPrinters = FOR_PRINTERS.has(product.type)
  const has: Record<PublishPart, boolean> = {
    name: product.name !== '',
    name_nl: product.name_nl !== '',
    name_fr: product.name_fr !== '',
    sku: product.sku !== '',
    brand: product.hasBrand,
    category: product.hasCategory,
    price: product.priceCents > 0,
    picture: product.pictures > 0,
    ean: product.ean_number !== null && product.ean_number !== '',
    description_nl: product.description === '' || product.description_nl !== '',
    description_fr: product.description === '' || product.description_fr !== '',
    yield: !isForPrinters || product.impressions !== null,
    fit: !isForPrinters || product.printers > 0,
  }
  const lacking = PUBLISH_PARTS.filter((part) => !has[part])
  return {
    missing: lacking.filter((part) => NEEDED.has(part)),
    advised: lacking.filter((part) => !NEEDED.has(part)),
  }
}

/** Where a part is filled in. */
export function tabOfPart(part: PublishPart): ProductTab {
  return TAB_OF[part]
}
