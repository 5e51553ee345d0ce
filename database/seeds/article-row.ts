import type { ProductType } from '#contract/plain/statuses.ts'

import { articleDrawing } from './article-drawing.ts'
import { type Article, brandFacts } from './catalogue-facts.ts'

export interface References {
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
  colors: ReadonlyMap<string, number>
}

const TYPES: Record<string, ProductType> = {
  inkjet: 'inkjet',
  toner: 'toner',
  drum: 'drum',
  printers: 'printer',
  stationery: 'stationery',
  accessories: 'accessories',
  'printer-cable': 'printer cable',
  'cable-and-plug': 'cable and plug',
}

const MAKER_NAMES = Object.fromEntries(brandFacts().map(({ slug, name }) => [slug, name]))

const LEGAL_WARRANTY_MONTHS = 24
const SALE_BEGAN_DAYS_AGO = 10
const SALE_LASTS_DAYS = 40
const DAY_MS = 86_400_000

/** The products row of an article. A sale began some days ago, so the 30-day price is known. */
export function articleRow(
  article: Article,
  replacedCodes: string[],
  references: References,
  createdAt: Date,
  now: Date,
) {
  const price = article.salePriceCents ?? article.priceCents
  const pages = article.pageYield ?? null
  return {
    sku: article.sku,
    ean_number: article.ean,
    slug: article.slug,
    manufacturer_code: article.manufacturerPartNumber ?? null,
    cartridge_code: bareCode(article),
    search_codes: article.aliases ?? [],
    series: seriesOf(article),
    replaced_codes: replacedCodes,
    ...textColumns(article),
    brand_id: found(references.brands, article.brand),
    category_id: found(references.categories, article.category),
    color_id: article.colour === 'na' ? null : found(references.colors, article.colour),
    color_slugs: article.colours ?? (article.colour === 'na' ? [] : [article.colour]),
    type: TYPES[article.category] ?? 'accessories',
    origin: article.origin === 'oem' ? ('original' as const) : ('house' as const),
    stock_kind: (article.members ?? []).length > 0 ? ('pack' as const) : ('single' as const),
    regular_price_cents: article.priceCents,
    sale_price_cents: article.salePriceCents,
    sale_from:
      article.salePriceCents === null
        ? null
        : new Date(now.getTime() - SALE_BEGAN_DAYS_AGO * DAY_MS),
    sale_to:
      article.salePriceCents === null ? null : new Date(now.getTime() + SALE_LASTS_DAYS * DAY_MS),
    listed_price_cents: price,
    // in thousandths of a cent, so that 0.53 and 0.532 cent sort apart
    listed_cost_per_page: pages === null ? null : Math.round((price * 1000) / pages),
    lowest_price_30d_cents: article.salePriceCents === null ? null : article.priceCents,
    impressions: pages,
    yield_standard: article.yieldStandard ?? null,
    ml: article.ml ?? null,
    number_of_cartridges: article.numberOfCartridges ?? null,
    capacity: article.capacity ?? null,
    warranty_months: article.warranty.code === 'lifetime' ? null : LEGAL_WARRANTY_MONTHS,
    weight_grams: article.weightGrams,
    thumbnail: articleDrawing(article),
    printer_count: article.compatiblePrinters.length,
    created_at: createdAt,
  }
}

/** The first two codes of its family, drums apart from toner; a bare number says whose it is: `HP 305`. */
function seriesOf({ family, category, brand, replacesBrand = brand }: Article): string | null {
  if (family === undefined) return null
  const codes = family.split(' / ')
  const own = codes.filter((code) => code.startsWith('DR-') === (category === 'drum'))
  const name = (own.length > 0 ? own : codes).slice(0, 2).join(' / ')
  return /^\d/.test(name) ? `${MAKER_NAMES[replacesBrand] ?? replacesBrand} ${name}` : name
}

function textColumns({ name, shortDescription, description }: Article) {
  return {
    name: name.en,
    name_nl: name.nl,
    name_fr: name.fr,
    short_description: shortDescription.en,
    short_description_nl: shortDescription.nl,
    short_description_fr: shortDescription.fr,
    description: description.en,
    description_nl: description.nl,
    description_fr: description.fr,
  }
}

/** The code on the pack without the brand: `TN-2420`, `305XL`. */
function bareCode({ displayCode, code, category }: Article): string | null {
  if (displayCode !== undefined) return displayCode.replace(/^\S+ /, '')
  return category === 'stationery' ? null : code
}

function found(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The catalogue facts name an unknown ${slug}`)
  return id
}
