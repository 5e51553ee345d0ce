import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply } from 'fastify'

import { isLanguage } from '#contract/plain/languages.ts'
import { UNLISTED_AREAS } from '#contract/plain/page-paths.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { merchantFeed } from './merchant-feed.ts'
import { mountSharePictures, type SharedArticle } from './share-routes.ts'
import { type ListArticles, sitemapIndex, sitemapPart } from './sitemap.ts'

type FeedShop = Pick<Shop, 'db' | 'media' | 'settings' | 'references' | 'publicUrl'>

/** What feeds say of the blog, which is another feature's. */
export interface ArticleSources {
  articles: ListArticles
  sharedArticle: SharedArticle
}

const HOUR_SECONDS = 3600
const hidden = { schema: { hide: true } }

/** What search engines, price comparisons and previews read: no visitor of the pages asks for these. */
export function mountFeeds(app: FastifyInstance, shop: FeedShop, blog: ArticleSources): void {
  const { db, publicUrl } = shop
  const sources = { db, publicUrl, articles: blog.articles }
  mountSharePictures(app, { ...shop, sharedArticle: blog.sharedArticle })
  app.get('/robots.txt', hidden, (_, reply) =>
    cached(reply).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )
  app.get('/sitemap.xml', hidden, async (_, reply) => xml(reply, await sitemapIndex(sources)))
  app.get<{ Params: { file: string } }>('/sitemaps/:file', hidden, async ({ params }, reply) => {
    const name = /^(.+)\.xml$/.exec(params.file)?.[1]
    const part = name === undefined ? undefined : await sitemapPart(sources, name)
    if (part === undefined) throw new ShopError('not_found')
    return xml(reply, part)
  })
  app.get<{ Querystring: { lng?: unknown } }>(
    '/feeds/google-merchant.xml',
    hidden,
    async ({ query: { lng } }, reply) => {
      const [references, { shop: identity, shipping }] = await Promise.all([
        shop.references.get(),
        shop.settings.get(),
      ])
      const feed = merchantFeed({
        db,
        references,
        publicUrl,
        shopName: identity.name,
        language: isLanguage(lng) ? lng : 'en',
        zones: shipping.zones,
      })
      return xml(reply, Readable.from(feed))
    },
  )
}

/** Nothing is to be found where somebody signs in, pays or works. */
function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...UNLISTED_AREAS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

function xml(reply: FastifyReply, content: Readable): FastifyReply {
  return cached(reply).type('application/xml; charset=utf-8').send(content)
}

function cached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`)
}
