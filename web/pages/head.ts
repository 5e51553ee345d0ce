import type { Thing, WithContext } from 'schema-dts'

import { type Language, LANGUAGES } from '#contract/plain/languages.ts'
import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { sharePath, SHOP_ITSELF } from '#contract/plain/share-picture.ts'
import { LANGUAGE_QUERY } from '#web/language/language.ts'

/** What a page says about itself to browsers, search engines and chat previews. */
export interface Head {
  /** Without the shop's name: it is added. */
  title: string
  description?: string
  /** Path with the query that belongs to the page; default: the path alone. */
  canonical?: string
  robots?: string
  /** Open Graph picture, a path of this shop; without it that of the shop. */
  image?: string
  type?: 'website' | 'product' | 'article'
  /** A feed of what the page lists, a path of this shop with its title. */
  feed?: { path: string; title: string }
  keywords?: string
  /** What staff wrote about the page goes before what it says itself. */
  written?: WrittenHead
  /** JSON-LD, on the server alone. Addresses in it are made absolute by `context.absolute`. */
  structuredData?: readonly WithContext<Thing>[]
}

/** What previews and search engines are to read instead. */
export interface WrittenHead {
  /** Whole: the shop's name is not added. */
  title: string
  /** Another page than this one; the languages of this one stay its own. */
  canonical?: string | undefined
  openGraph: Card
  twitter: Card
}

interface Card {
  title?: string | undefined
  description?: string | undefined
  image?: string | undefined
}

export interface HeadPlace {
  publicUrl: string
  shopName: string
  language: Language
  /** Path and query of the address shown. */
  path: string
  search: string
}

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** The tags of a page's head, the same list on the server and after a client navigation. */
export function headTags(head: Head, place: HeadPlace): HeadTag[] {
  const language = new URLSearchParams(place.search).get(LANGUAGE_QUERY)
  const canonical = head.canonical ?? plainPath(place.path)
  const here = language === null ? canonical : withLanguage(canonical, language)
  const own = new URL(head.written?.canonical ?? here, place.publicUrl).href
  const title = head.written?.title ?? withShopName(head.title, place.shopName)
  return [
    { tag: 'title', attributes: {}, text: title },
    ...described(head),
    ...(head.keywords === undefined ? [] : [meta('keywords', head.keywords)]),
    ...(head.robots === undefined ? [] : [meta('robots', head.robots)]),
    link('canonical', own),
    ...(head.robots?.includes('noindex') === true ? [] : alternates(place.publicUrl, canonical)),
    ...feedLink(head, place),
    ...openGraph(head, { title, url: own, place }),
    ...(head.structuredData ?? []).map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: safeJson(data),
    })),
  ]
}

/** However an address is written, a page has one: `/Contact//` is `/contact`. */
function plainPath(path: string): string {
  const plain = `/${path.split('/').filter(Boolean).join('/')}`
  return ALL_PAGES.find((page) => page === plain.toLowerCase()) ?? plain
}

const ALL_PAGES: readonly string[] = Object.values(SHOP_PAGES)

/** JSON that cannot end the script element it stands in. */
export function safeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

function described({ description }: Head): HeadTag[] {
  return description === undefined ? [] : [meta('description', description)]
}

function alternates(publicUrl: string, canonical: string): HeadTag[] {
  return [
    ...LANGUAGES.map((language) =>
      alternate(language, publicUrl + withLanguage(canonical, language)),
    ),
    alternate('x-default', publicUrl + canonical),
  ]
}

function feedLink({ feed }: Head, { publicUrl }: HeadPlace): HeadTag[] {
  if (feed === undefined) return []
  const href = publicUrl + feed.path
  const type = 'application/rss+xml'
  return [{ tag: 'link', attributes: { rel: 'alternate', type, title: feed.title, href } }]
}

function openGraph(
  { description, image, type, written }: Head,
  { title, url, place }: { title: string; url: string; place: HeadPlace },
): HeadTag[] {
  const card = {
    title,
    description,
    image: image ?? sharePath(place.language, 'shop', SHOP_ITSELF),
    ...given(written?.openGraph),
  }
  const twitter = given(written?.twitter)
  return [
    property('og:site_name', place.shopName),
    property('og:title', card.title),
    property('og:type', type ?? 'website'),
    property('og:url', url),
    ...(card.description === undefined ? [] : [property('og:description', card.description)]),
    property('og:image', new URL(card.image, place.publicUrl).href),
    meta('twitter:card', 'summary_large_image'),
    ...Object.entries(twitter).map(([name, text]) =>
      meta(`twitter:${name}`, name === 'image' ? new URL(text, place.publicUrl).href : text),
    ),
  ]
}

function given(card: Card = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(card).filter(([, text]) => text !== undefined))
}

function withShopName(title: string, shopName: string): string {
  return title === shopName || shopName === '' ? title : `${title} | ${shopName}`
}

function withLanguage(path: string, language: string): string {
  const url = new URL(path, 'http://shop')
  url.searchParams.set(LANGUAGE_QUERY, language)
  return url.pathname + url.search
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } }
}

function link(rel: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel, href } }
}

function alternate(language: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang: language, href } }
}
