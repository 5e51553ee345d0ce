import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { Db } from '#database/pool.ts'
import { productsByIds } from '#server/catalogue/product-queries.ts'
import { categoryOf, productOf } from '#server/catalogue/product-shape.ts'
import type { CategoryRow, References } from '#server/catalogue/references.ts'
import { printerOf } from '#server/printers/printer-shape.ts'
import { printersByName } from '#server/printers/queries.ts'

import { searchProducts } from './search-products.ts'
import type { SearchVocabulary } from './vocabulary.ts'

const MIN_LETTERS = 2
const MOST_PRINTERS = 5
const MOST_PRODUCTS = 6
const MOST_CATEGORIES = 3

/** What a search box offers while somebody types: printers first, then articles and categories. */
export async function suggest(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  text: string,
) {
  const term = text.trim()
  if (term.length < MIN_LETTERS) return { printers: [], products: [], categories: [] }
  const [printers, products] = await Promise.all([
    printersByName(db, term, { brand: null, series: null, limit: MOST_PRINTERS }),
    bestProducts(db, references, vocabulary, term),
  ])
  return { printers: printers.map(printerOf), products, categories: categoriesBy(term, references) }
}

async function bestProducts(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  term: string,
) {
  const { ids } = await searchProducts(db, references, vocabulary, term)
  const best = ids.slice(0, MOST_PRODUCTS)
  const rows = await productsByIds(db, best)
  return rows
    .toSorted((a, b) => best.indexOf(a.id) - best.indexOf(b.id))
    .map((row) => productOf(row, references))
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
