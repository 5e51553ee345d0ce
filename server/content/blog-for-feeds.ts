import { parseDrawing } from '#contract/plain/drawing.ts'
import type { Language } from '#contract/plain/languages.ts'
import { draw } from '#server/catalogue/drawings/draw.ts'
import { message } from '#server/platform/messages.ts'
import type { Shop } from '#server/shop.ts'

import { isPublic } from './blog-shape.ts'
import { blogReader, type BlogShop } from './read-blogs.ts'

/** What search engines and previews are told of the blog: its articles, and what their pictures show. */
export function blogForFeeds(shop: BlogShop & Pick<Shop, 'clock'>) {
  const blogs = blogReader(shop)
  const published = async () => (await blogs.get()).filter((row) => isPublic(row, shop.clock()))
  return {
    articles: published,
    async sharedArticle(slug: string, language: Language) {
      const row = (await published()).find((one) => one.slug === slug)
      if (row === undefined) return undefined
      const own = { en: '', nl: row.title_nl, fr: row.title_fr }[language]
      const drawing = parseDrawing(row.image_path?.split('/').at(-1) ?? '')
      return {
        title: own === '' ? row.title : own,
        kicker: message(language, `content.category.${row.category}`),
        drawing: drawing && draw(drawing),
      }
    },
  }
}
