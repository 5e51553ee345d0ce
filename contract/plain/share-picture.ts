import type { Language } from './languages.ts'

/** What has a picture for previews in chats and social networks; `shop` is that of every other page. */
export const SHARE_KINDS = ['product', 'printer', 'article', 'shop'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** What stands in the place of a slug for the picture of the shop itself. */
export const SHOP_ITSELF = 'home'

/** The size that previews show whole. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** The picture of a page, with its title in a language. */
export function sharePath(language: Language, kind: ShareKind, slug: string): string {
  return `/media/share/${language}/${kind}/${encodeURIComponent(slug)}.png`
}

/** The picture of an article alone, as pixels: feeds and search engines take no drawings. */
export function photoPath(slug: string): string {
  return `/media/products/${encodeURIComponent(slug)}.png`
}
