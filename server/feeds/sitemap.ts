import { Readable } from 'node:stream'

import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap'

import { LANGUAGES } from '#contract/plain/languages.ts'
import { SHOP_PAGES, isListedPage, withPart } from '#contract/plain/page-paths.ts'
import type { Db } from '#database/pool.ts'

import {
  listedCategories,
  listedPrinters,
  listedProducts,
  type ListedRow,
  productParts,
} from './queries.ts'

/** Articles of the blog that are published; another feature knows them. */
export type ListArticles = () => Promise<readonly ListedRow[]>

export interface SitemapSources {
  db: Db
  publicUrl: string
  articles: ListArticles
}

interface Listed {
  path: string
  /** Undefined where nobody knows. */
  updatedAt: Date | undefined
}

/** The index: every part with the newest change in it. */
export async function sitemapIndex({ db, publicUrl, articles }: SitemapSources): Promise<Readable> {
  const [products, printers, categories, written] = await Promise.all([
    productParts(db),
    listedPrinters(db),
    listedCategories(db),
    articles(),
  ])
  const parts = [
    { name: 'pages', updatedAt: undefined },
    ...products.map(({ part, updated_at }) => ({
      name: `products-${part}`,
      updatedAt: updated_at,
    })),
    { name: 'printers', updatedAt: newest(printers) },
    { name: 'categories', updatedAt: newest(categories) },
    ...(written.length === 0 ? [] : [{ name: 'articles', updatedAt: newest(written) }]),
  ]
  return Readable.from(
    parts.map(({ name, updatedAt }) => ({
      url: `${publicUrl}/sitemaps/${name}.xml`,
      ...(updatedAt && { lastmod: updatedAt.toISOString() }),
    })),
  ).pipe(new SitemapIndexStream())
}

/** One part by its name; undefined for a name that is none. */
export async function sitemapPart(
  sources: SitemapSources,
  name: string,
): Promise<Readable | undefined> {
  const listed = await listedIn(sources, name)
  if (listed === undefined) return undefined
  const stream = new SitemapStream({
    hostname: sources.publicUrl,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  return Readable.from(listed.map((one) => itemOf(one, sources.publicUrl))).pipe(stream)
}

async function listedIn(
  { db, articles }: SitemapSources,
  name: string,
): Promise<Listed[] | undefined> {
  if (name === 'pages') return pages()
  if (name === 'printers') return at(SHOP_PAGES.printer, await listedPrinters(db))
  if (name === 'categories') return at(SHOP_PAGES.category, await listedCategories(db))
  if (name === 'articles') return at(SHOP_PAGES.article, await articles())
  const part = /^products-([1-9]\d{0,4})$/.exec(name)?.[1]
  if (part === undefined) return undefined
  const products = await listedProducts(db, Number(part))
  return products.length === 0 ? undefined : at(SHOP_PAGES.product, products)
}

function at(pattern: string, rows: readonly ListedRow[]): Listed[] {
  return rows.map(({ slug, updated_at }) => ({
    path: withPart(pattern, slug),
    updatedAt: updated_at,
  }))
}

/** Their texts change with a release, and nobody keeps when. */
function pages(): Listed[] {
  return Object.values(SHOP_PAGES)
    .filter(isListedPage)
    .map((path) => ({ path, updatedAt: undefined }))
}

function itemOf({ path, updatedAt }: Listed, publicUrl: string): SitemapItemLoose {
  return {
    url: path,
    ...(updatedAt && { lastmod: updatedAt.toISOString() }),
    links: [
      ...LANGUAGES.map((lang) => ({ lang, url: `${publicUrl}${path}?lng=${lang}` })),
      { lang: 'x-default', url: publicUrl + path },
    ],
  }
}

function newest(rows: readonly ListedRow[]): Date | undefined {
  return rows
    .map(({ updated_at }) => updated_at)
    .reduce<Date | undefined>(
      (last, one) => (last === undefined || one > last ? one : last),
      undefined,
    )
}
