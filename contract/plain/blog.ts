/** What an article is about, in the order the blog names them. */
export const BLOG_CATEGORIES = [
  'ink-tips',
  'printer-tips',
  'accessories-tips',
  'new-printers',
  'unclassified',
] as const
export type BlogCategory = (typeof BLOG_CATEGORIES)[number]

export const BLOG_STATUSES = ['draft', 'scheduled', 'published'] as const
export type BlogStatus = (typeof BLOG_STATUSES)[number]

/** Where feed readers find the newest articles; `?lng=` chooses the language. */
export const BLOG_FEED_PATH = '/blog/rss.xml'
