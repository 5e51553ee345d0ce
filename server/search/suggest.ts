import type { Product } from '#contract/catalogue.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { Db } from '#database/pool.ts'
import type { HitsStatement } from '#server/catalogue/listing-queries.ts'
import { productsOfHits } from '#server/catalogue/product-queries.ts'
import { categoryOf, productOf } from '#server/catalogue/product-shape.ts'
import type { CategoryRow, References } from '#server/catalogue/references.ts'
import { printerOf } from '#server/printers/printer-shape.ts'
import { printersByName } from '#server/printers/queries.ts'

import { readTerm } from './search-products.ts'
import type { SearchVocabulary } from './vocabulary.ts'

const MIN_LETTERS = 2
const MOST_PRINTERS = 5
const PRINTERS_BESIDE_CODE = 1
const MOST_PRODUCTS = 6
const LOOKED_AT = 18
const MOST_CATEGORIES = 3

/**
 * What a search box offers while somebody types: printers first, then articles and categories. A few
 * more articles are looked at, so that one that is sold out comes after those in stock.
 */
export async function suggest(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  text: string,
) {
  const term = text.trim()
  if (term.length < MIN_LETTERS || !/[\p{L}\p{N}]/u.test(term))
    return { printers: [], products: [], categories: [] }
  const [named, { hits, printers, namesCode }] = await Promise.all([
    printersByName(db, term, { brand: null, series: null, limit: MOST_PRINTERS }),
    readTerm(db, references, vocabulary, term),
  ])
  // The words of a whole question ("brother 3750 toner") name printers that the words alone do not.
  const known = new Set(named.map(({ id }) => id))
  const meant = [
    // Beside a whole code, a machine that has those figures somewhere in its name is hardly meant.
    ...(namesCode && printers.length === 0 ? named.slice(0, PRINTERS_BESIDE_CODE) : named),
    ...printers.filter(({ id }) => !known.has(id)),
  ].slice(0, MOST_PRINTERS)
  return {
    printers: meant.map(printerOf),
    products: hits === null ? [] : await bestProducts(db, references, hits),
    categories: categoriesBy(term, references),
  }
}

async function bestProducts(db: Db, references: References, hits: HitsStatement) {
  const rows = await productsOfHits(db, hits, LOOKED_AT)
  return rows
    .map((row) => productOf(row, references))
    .toSorted((a, b) => isSoldOut(a) - isSoldOut(b))
    .slice(0, MOST_PRODUCTS)
    .map((product) => ({
      id: product.id,
      slug: product.slug,
      name: product.name,
      name_nl: product.name_nl,
      name_fr: product.name_fr,
      thumbnail: product.thumbnail,
      color: product.color && {
        slug: product.color.slug,
        hex: product.color.hex,
        name: product.color.name,
      },
      color_slugs: product.color_slugs,
      price: product.price,
      price_excl_vat: product.price_excl_vat,
      impressions: product.impressions,
      stock_status: product.stock_status,
      is_house_brand: product.brand.is_house_brand,
    }))
}

function isSoldOut({ stock_status: status }: Product): number {
  return status === 'out_of_stock' ? 1 : 0
}

function categoriesBy(term: string, { categories }: References) {
  const wanted = plainLetters(term)
  return categories
    .filter((category) =>
      namesOf(category).some(
        (name) =>
          name.split(' ').some((word) => word.startsWith(wanted)) || name.startsWith(wanted),
      ),
    )
    .slice(0, MOST_CATEGORIES)
    .map(categoryOf)
}

function namesOf({ name, name_nl, name_fr }: CategoryRow): string[] {
  return [name, name_nl, name_fr].map(plainLetters)
}
