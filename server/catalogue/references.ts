import type { Db } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'

import { type KindCount, kindCountsReader } from './kind-count-queries.ts'
import { createProductMemory, type ProductMemory } from './product-memory.ts'
import { allBrands, allCategories, allColors, formerCategorySlugs } from './reference-queries.ts'

type Row<F extends (db: Db) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number]
export type BrandRow = Row<typeof allBrands>
export type CategoryRow = Row<typeof allCategories>
export type ColorRow = Row<typeof allColors>

/** Brands, categories and colours: few, read on every request, so kept in memory. */
export interface References {
  brands: readonly BrandRow[]
  categories: readonly CategoryRow[]
  colors: readonly ColorRow[]
  /** Slug that a category once had → its id. */
  formerCategories: ReadonlyMap<string, number>
  brand(id: number): BrandRow
  category(id: number): CategoryRow
  color(id: number): ColorRow
  /** How many articles there are of each kind, at most a second old. */
  kinds: CachedReader<readonly KindCount[]>
  articles: ProductMemory
}

export type ReferencesReader = CachedReader<References>

export function referencesReader(db: Db, cache: ReaderCache): ReferencesReader {
  const kinds = kindCountsReader(db, cache)
  const articles = createProductMemory(db, cache)
  return cache.reader(['brands', 'categories', 'colors', 'former_slugs'], async () => {
    const [brands, categories, colors, former] = await Promise.all([
      allBrands(db),
      allCategories(db),
      allColors(db),
      formerCategorySlugs(db),
    ])
    return {
      brands,
      categories,
      colors,
      formerCategories: new Map(former.map(({ slug, target_id }) => [slug, target_id])),
      brand: byId(brands),
      category: byId(categories),
      color: byId(colors),
      kinds,
      articles,
    }
  })
}

function byId<T extends { id: number }>(rows: readonly T[]): (id: number) => T {
  const map = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = map.get(id)
    if (row === undefined) throw new Error(`No reference row ${id}`)
    return row
  }
}

/** A category by its slug or its id, as `/shop/{category}` takes either, or by a slug it once had. */
export function findCategory(references: References, slugOrId: string): CategoryRow | undefined {
  const { categories, formerCategories } = references
  return (
    categories.find(({ slug, id }) => slug === slugOrId || String(id) === slugOrId) ??
    categories.find(({ id }) => id === formerCategories.get(slugOrId))
  )
}

/** The category and everything below it. */
export function withDescendants(references: References, id: number): number[] {
  const children = references.categories.filter(({ parent_id }) => parent_id === id)
  return [id, ...children.flatMap((child) => withDescendants(references, child.id))]
}
