import { readFileSync } from 'node:fs'

export interface Texts {
  en: string
  nl: string
  fr: string
}

/** A sellable record of the catalogue facts; what does not apply to its kind is absent. */
export interface Article {
  slug: string
  sku: string
  ean: string
  brand: string
  category: string
  name: Texts
  shortDescription: Texts
  description: Texts
  priceCents: number
  salePriceCents: number | null
  stock: number
  weightGrams: number
  colour: string
  origin: 'oem' | 'house'
  code: string
  subcategory?: string
  displayCode?: string
  aliases?: string[]
  manufacturerPartNumber?: string | null
  family?: string
  technology?: 'inkjet' | 'laser'
  format?: 'cartridge' | 'bottle' | 'drum'
  variantGroup?: string | null
  colours?: string[]
  capacity?: 'standard' | 'xl' | 'xxl' | 'bottle'
  pack?: 'single' | 'twin' | 'multipack'
  numberOfCartridges?: number
  members?: string[]
  pageYield?: number | null
  yieldStandard?: string | null
  ml?: number | null
  warranty: { code: string }
  compatiblePrinters: string[]
  compatibilityPairsConfirmedByHplip?: number
  source: string
  replaces?: string[]
  replacesBrand?: string
  printer?: string
  recommendedConsumables?: string[]
}

export interface PrinterFact {
  slug: string
  brand: string
  series: string
  model: string
  name: string
  type: 'inkjet' | 'laser'
  year: number | null
  /** What else it is called: "SL-M2026W" for the Xpress M2026W. */
  aliases?: string[]
  /** Cartridges it takes that the shop does not sell. */
  codesNotSold?: string[]
}

interface BrandFact {
  slug: string
  name: string
  inMenu: boolean
  isHouseBrand: boolean
}

interface CategoryFact {
  slug: string
  suggestedId: number
  name: Texts
}

interface ColourFact {
  slug: string
  hex: string | null
  name: Texts
}

export const brandFacts = () => read<BrandFact>('brands')
/** Slug of the shop's own brand. */
export function houseBrandSlug(): string {
  const house = brandFacts().find(({ isHouseBrand }) => isHouseBrand)
  if (house === undefined) throw new Error('The facts name no house brand')
  return house.slug
}

export const categoryFacts = () => read<CategoryFact>('categories')
export const colourFacts = () => read<ColourFact>('colours')
export const printerFacts = () => read<PrinterFact>('printers')

/** Every sellable record: supplies, stationery, accessories, printers. */
export function articleFacts(): Article[] {
  const files = [
    'consumables-oem',
    'consumables-house',
    'stationery',
    'accessories',
    'printers-for-sale',
  ]
  return files.flatMap((file) => read<Article>(file))
}

function read<T>(file: string): T[] {
  return JSON.parse(
    readFileSync(new URL(`./catalogue/${file}.json`, import.meta.url), 'utf8'),
  ) as T[]
}
