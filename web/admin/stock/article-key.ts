import type { StockRow } from './stock-loader.ts'

/** An article, or one colour of it, as the address of its drawer names it. */
export interface ArticleKey {
  productId: number
  colorId: number | null
}

type Place = Pick<StockRow, 'product_id' | 'product_color_id'>

/** `12`, or `12-3` for one colour. */
export function articleKey({ product_id: productId, product_color_id: colorId }: Place): string {
  return colorId === null ? String(productId) : `${productId}-${colorId}`
}

/**
 * The article whose drawer is open. It is named by the part of the address that loads nothing: the list
 * stays as it is, and Back closes the drawer.
 */
export function articleOfHash(hash: string): ArticleKey | undefined {
  const [, productId, colorId] = /^#(\d{1,9})(?:-(\d{1,9}))?$/.exec(hash) ?? []
  if (productId === undefined) return undefined
  return { productId: Number(productId), colorId: colorId === undefined ? null : Number(colorId) }
}
