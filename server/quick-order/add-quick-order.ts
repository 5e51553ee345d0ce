import type { LeftOutReason } from '#contract/cart.ts'
import type { Db } from '#database/pool.ts'
import { addLines } from '#server/cart/add-lines.ts'
import type { Owner } from '#server/platform/context.ts'

export interface WantedLine {
  product_id: number
  product_color_id: number | null
  quantity: number
}

export interface AddedLine {
  product_id: number
  product_color_id: number | null
  wanted: number
  added: number
  /** Why not all of it was added. */
  reason: LeftOutReason | null
}

/**
 * Adds all lines at once. Two lines of the same article are added together, and what came of them is
 * shared out in the order they stand in.
 */
export async function addQuickOrder(
  db: Db,
  owner: Owner,
  lines: readonly WantedLine[],
): Promise<AddedLine[]> {
  const articles = new Map<string, WantedLine>()
  for (const line of lines) {
    const known = articles.get(keyOf(line))
    articles.set(keyOf(line), { ...line, quantity: line.quantity + (known?.quantity ?? 0) })
  }
  const results = await addLines(db, owner, [...articles.values()])
  const left = new Map([...articles.keys()].map((key, index) => [key, results[index]]))
  const spare = new Map([...left].map(([key, result]) => [key, result?.pieces ?? 0]))
  return lines.map(({ product_id, product_color_id, quantity }) => {
    const key = keyOf({ product_id, product_color_id })
    const added = Math.min(quantity, spare.get(key) ?? 0)
    spare.set(key, (spare.get(key) ?? 0) - added)
    const limit = left.get(key)?.isCartFull === true ? 'cart_full' : 'stock'
    return {
      product_id,
      product_color_id,
      wanted: quantity,
      added,
      reason: added === quantity ? null : limit,
    }
  })
}

function keyOf({
  product_id,
  product_color_id,
}: Pick<WantedLine, 'product_id' | 'product_color_id'>): string {
  return `${product_id}/${product_color_id ?? ''}`
}
