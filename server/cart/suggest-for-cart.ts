import type { CartSuggestions } from '#contract/cart.ts'
import { fromWire, subtract, toWire } from '#contract/plain/money.ts'
import { productOf } from '#server/catalogue/product-shape.ts'
import type { Owner } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

import { suggestionsFor, type SuggestionRow } from './suggestion-queries.ts'

const NOTHING: CartSuggestions = { swaps: [], packs: [], missing: [] }

/** What would make the cart cheaper or complete: two statements. Each line is suggested for once. */
export async function suggestForCart(
  { db, references }: Shop,
  owner: Owner | undefined,
): Promise<CartSuggestions> {
  const row = owner === undefined ? undefined : await suggestionsFor(db, owner)
  if (row === undefined) return NOTHING
  const swaps = row.swaps ?? []
  const swapped = new Set(swaps.map(({ item_id }) => item_id))
  const packs = withoutOverlap(row.packs ?? [], swapped)
  const missing = row.missing ?? []
  const ids = [...swaps, ...packs].map(({ product_id }) => product_id).concat(missing)
  if (ids.length === 0) return NOTHING
  const known = await references.get()
  const products = new Map(
    (await known.articles.byIds(ids)).map((found) => [found.id, productOf(found, known)]),
  )
  return {
    swaps: swaps.flatMap(({ item_id, quantity, product_id }) => {
      const product = products.get(product_id)
      return product === undefined ? [] : [{ take: [{ item_id, quantity }], product }]
    }),
    packs: packs.flatMap(({ product_id, take }) => {
      const product = products.get(product_id)
      if (product?.parts_price == null) return []
      const saving = subtract(fromWire(product.parts_price), fromWire(product.price))
      return saving > 0 ? [{ take, product, saving: toWire(saving) }] : []
    }),
    missing: missing.flatMap((id) => products.get(id) ?? []),
  }
}

/** The best pack first; a line that goes into one is not offered another. */
function withoutOverlap(
  packs: NonNullable<SuggestionRow['packs']>,
  swapped: ReadonlySet<number>,
): NonNullable<SuggestionRow['packs']> {
  const used = new Set(swapped)
  return packs.filter(({ take }) => {
    if (take.some(({ item_id }) => used.has(item_id))) return false
    for (const { item_id } of take) used.add(item_id)
    return true
  })
}
