import type { Language } from '#contract/plain/languages.ts'
import { basisPoints, cents, netOf, toWire } from '#contract/plain/money.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { Db } from '#database/pool.ts'
import type { HitsStatement } from '#server/catalogue/listing-queries.ts'
import { localName } from '#server/catalogue/local-name.ts'
import { stockStatus } from '#server/catalogue/product-shape.ts'
import type { CategoryRow, References } from '#server/catalogue/references.ts'
import { printersByName } from '#server/printers/queries.ts'

import { besideOriginals } from './beside-originals.ts'
import { readTerm } from './search-products.ts'
import { type SuggestedRow, suggestedProducts } from './suggested-products.ts'
import type { SearchVocabulary } from './vocabulary.ts'

const MIN_LETTERS = 2
const MOST_PRINTERS = 5
const PRINTERS_BESIDE_CODE = 1
const MOST_PRODUCTS = 6
/** Of printers, articles and what stands beside them: a list that is read at a glance, and an answer below 3 kB. */
const MOST_LINES = 10
const LOOKED_AT = 18
const MOST_CATEGORIES = 3

/**
 * What a search box offers while somebody types: printers first, then articles and categories, by three
 * statements at most. A few more articles are looked at, so that one that is sold out comes after those
 * in stock.
 */
export async function suggest(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  { text, language, owned = [] }: { text: string; language: Language; owned?: readonly number[] },
) {
  const term = text.trim()
  if (term.length < MIN_LETTERS || !/[\p{L}\p{N}]/u.test(term))
    return { printers: [], products: [], categories: [] }
  const [named, { hits, printers, namesCode, wantsHouseBrand }] = await Promise.all([
    printersByName(db, term, { brand: null, series: null, limit: MOST_PRINTERS }),
    readTerm(db, references, vocabulary, term, { language, owned }),
  ])
  // The words of a whole question ("brother 3750 toner") name printers that the words alone do not.
  const known = new Set(named.map(({ id }) => id))
  const meant = [
    // Beside a whole code, a machine that has those figures somewhere in its name is hardly meant.
    ...(namesCode && printers.length === 0 ? named.slice(0, PRINTERS_BESIDE_CODE) : named),
    ...printers.filter(({ id }) => !known.has(id)),
  ].slice(0, MOST_PRINTERS)
  const found = hits === null ? [] : await bestProducts(db, hits, wantsHouseBrand)
  return {
    printers: meant.map(({ id, slug, brand, model, technology }) => ({
      id,
      slug,
      brand,
      model,
      technology,
    })),
    products: firstLines(found, MOST_LINES - meant.length).map((row) =>
      productOf(row, references, language),
    ),
    categories: categoriesBy(term, references).map((category) => ({
      id: category.id,
      slug: category.slug,
      name: localName(category, language),
    })),
  }
}

async function bestProducts(
  db: Db,
  hits: HitsStatement,
  wantsHouseBrand: boolean,
): Promise<SuggestedRow[]> {
  const rows = await suggestedProducts(db, hits, LOOKED_AT)
  return besideOriginals(rows, { wantsHouseBrand })
}

/** An original with the house brand beside it takes two lines. */
function firstLines(products: readonly SuggestedRow[], most: number): SuggestedRow[] {
  let lines = 0
  return products.slice(0, MOST_PRODUCTS).filter(({ alternative }) => {
    lines += alternative === null ? 1 : 2
    return lines <= most
  })
}

function productOf(row: SuggestedRow, references: References, language: Language) {
  const color = row.color_id === null ? null : references.color(row.color_id)
  return {
    id: row.id,
    slug: row.slug,
    name: localName(row, language),
    type: row.type,
    thumbnail: row.thumbnail,
    ...pricesOf(row),
    impressions: row.impressions,
    stock_status: stockStatus(row.stock, row.low_stock_threshold),
    color_slugs: color === null ? row.color_slugs : [color.slug],
    hex: color?.hex ?? null,
    has_colors: row.has_colors,
    alternative: row.alternative && {
      id: row.alternative.id,
      slug: row.alternative.slug,
      ...pricesOf(row.alternative),
    },
  }
}

function pricesOf({ price_cents, vat_rate }: { price_cents: number; vat_rate: number }) {
  const price = cents(price_cents)
  return { price: toWire(price), price_excl_vat: toWire(netOf(price, basisPoints(vat_rate))) }
}

function categoriesBy(term: string, { categories }: References): CategoryRow[] {
  const wanted = plainLetters(term)
  return categories
    .filter((category) =>
      namesOf(category).some(
        (name) =>
          name.split(' ').some((word) => word.startsWith(wanted)) || name.startsWith(wanted),
      ),
    )
    .slice(0, MOST_CATEGORIES)
}

function namesOf({ name, name_nl, name_fr }: CategoryRow): string[] {
  return [name, name_nl, name_fr].map(plainLetters)
}
