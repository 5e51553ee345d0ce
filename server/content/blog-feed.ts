import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'

import { BLOG_FEED_PATH } from '#contract/plain/blog.ts'
import { isLanguage, type Language, languageOfHeader } from '#contract/plain/languages.ts'
import { SHOP_PAGES, withPart } from '#contract/plain/page-paths.ts'
import { message } from '#server/platform/messages.ts'
import type { Shop } from '#server/shop.ts'

import { blogTexts } from './blog-queries.ts'
import { blogOf, isPublic } from './blog-shape.ts'
import { blogReader, type BlogShop } from './read-blogs.ts'

const ITEMS = 20
const CACHED_SECONDS = 300

type Localised = 'title' | 'excerpt' | 'body_html'

/** The newest articles for feed readers, in the language of `?lng=`, else in the reader's own. */
export function mountBlogFeed(
  app: FastifyInstance,
  shop: BlogShop & Pick<Shop, 'settings' | 'publicUrl' | 'clock'>,
): void {
  const blogs = blogReader(shop)
  app.get<{ Querystring: { lng?: unknown } }>(
    BLOG_FEED_PATH,
    { schema: { hide: true } },
    async (request, reply) => {
      const { lng } = request.query
      const language = isLanguage(lng) ? lng : languageOfHeader(request.headers['accept-language'])
      const rows = (await blogs.get()).filter((row) => isPublic(row, shop.clock()))
      const newest = rows.slice(0, ITEMS)
      const texts = new Map(
        (
          await blogTexts(
            shop.db,
            newest.map(({ id }) => id),
          )
        ).map((row) => [row.id, row]),
      )
      const articles = newest.filter((row) => isPublic(row, shop.clock()))
      const feed = await emptyFeed(shop, language, articles[0]?.published_at)
      for (const row of articles) {
        const article = blogOf(row, texts.get(row.id))
        const words = (field: Localised) => localised(article, field, language)
        const link = `${shop.publicUrl}${withPart(SHOP_PAGES.article, row.slug)}`
        feed.addItem({
          id: link,
          link: `${link}?lng=${language}`,
          title: words('title'),
          description: words('excerpt'),
          content: withWholeAddresses(words('body_html'), shop.publicUrl),
          date: row.published_at,
          author: [{ name: row.author }],
          // i18n: content.category.*
          category: [{ name: message(language, `content.category.${row.category}`) }],
        })
      }
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${CACHED_SECONDS}`)
        .header('vary', 'Accept-Language')
        .send(feed.rss2())
    },
  )
}

async function emptyFeed(
  { settings, publicUrl }: Pick<Shop, 'settings' | 'publicUrl'>,
  language: Language,
  updated: Date | undefined,
): Promise<Feed> {
  const { name, legal_name: company } = (await settings.get()).shop
  return new Feed({
    id: `${publicUrl}${SHOP_PAGES.blog}`,
    title: message(language, 'content.feed_title', { shop: name }),
    description: message(language, 'content.feed_description'),
    link: `${publicUrl}${SHOP_PAGES.blog}?lng=${language}`,
    language,
    copyright: company,
    generator: false,
    feedLinks: { rss: `${publicUrl}${BLOG_FEED_PATH}?lng=${language}` },
    ...(updated === undefined ? {} : { updated }),
  })
}

/** The field in a language, or its base where there is no translation. */
function localised(
  article: { [K in Localised | `${Localised}_nl` | `${Localised}_fr`]: string },
  field: Localised,
  language: Language,
): string {
  const own = language === 'en' ? '' : article[`${field}_${language}`]
  return own === '' ? article[field] : own
}

/** Feed readers show the text elsewhere: links to our own pages need the host. */
function withWholeAddresses(html: string, publicUrl: string): string {
  return html.replaceAll(/\b(href|src)="\/(?!\/)/g, `$1="${publicUrl}/`)
}
