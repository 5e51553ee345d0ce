import type { BlogSummary } from '#contract/blogs.ts'
import type { BlogCategory } from '#contract/plain/blog.ts'
import { type Drawing, drawingPath, HOUSE_BRAND } from '#contract/plain/drawing.ts'
import { localText } from '#web/commerce/words/local-name.ts'
import type { TextKey } from '#web/language/i18n.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

/** An article as cards show it, in the reader's language. */
export interface ArticleCard {
  slug: string
  title: string
  excerpt: string
  category: BlogCategory
  author: string
  picture: string
  minutes: number
  publishedAt: string
}

export function toArticleCard(blog: BlogSummary, reading: ReadingLanguage): ArticleCard {
  return {
    slug: blog.slug,
    title: localText(blog, 'title', reading),
    excerpt: localText(blog, 'excerpt', reading),
    category: blog.category,
    author: blog.author,
    picture: blog.image_path ?? drawingOf(blog.category),
    minutes: blog.reading_minutes,
    publishedAt: blog.published_at,
  }
}

export const CATEGORY_TEXTS: Readonly<Record<BlogCategory, TextKey>> = {
  'ink-tips': 'blog.category.ink',
  'printer-tips': 'blog.category.printer',
  'accessories-tips': 'blog.category.accessories',
  'new-printers': 'blog.category.newPrinters',
  unclassified: 'blog.category.unclassified',
}

/** The colour behind an article's drawing. */
export const CATEGORY_LOOKS: Readonly<Record<BlogCategory, string>> = {
  'ink-tips': 'article-field article-field-ink',
  'printer-tips': 'article-field article-field-printer',
  'accessories-tips': 'article-field article-field-accessories',
  'new-printers': 'article-field article-field-new',
  unclassified: 'article-field',
}

const DRAWINGS: Readonly<Record<BlogCategory, readonly [Drawing['kind'], color: string]>> = {
  'ink-tips': ['ink-bottle', 'cyan'],
  'printer-tips': ['printer-laser', 'none'],
  'accessories-tips': ['paper', 'none'],
  'new-printers': ['printer-inkjet', 'none'],
  unclassified: ['notebook', 'none'],
}

/** What stands in for a picture. */
function drawingOf(category: BlogCategory): string {
  const [kind, color] = DRAWINGS[category]
  return drawingPath({ kind, color, brand: HOUSE_BRAND, label: '' })
}
