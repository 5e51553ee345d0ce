import type { Product } from '#contract/catalogue.ts'
import { worldwideGtin } from '#contract/plain/gtin.ts'
import type { Language } from '#contract/plain/languages.ts'
import { cents, fromWire, toWire, ZERO } from '#contract/plain/money.ts'
import { SHOP_PAGES, withPart } from '#contract/plain/page-paths.ts'
import { photoPath } from '#contract/plain/share-picture.ts'
import { shippingFee, type Zone } from '#contract/plain/shipping-fee.ts'
import type { Db } from '#database/pool.ts'
import { productsByIds } from '#server/catalogue/product-queries.ts'
import { productOf } from '#server/catalogue/product-shape.ts'
import type { References } from '#server/catalogue/references.ts'

import { nextProductIds } from './queries.ts'

export interface MerchantFeed {
  db: Db
  references: References
  publicUrl: string
  shopName: string
  language: Language
  /** By country. */
  zones: Readonly<Record<string, Zone>>
}

const BATCH = 250
const TITLE_AT_MOST = 150
const DESCRIPTION_AT_MOST = 5000
const AVAILABILITY = { in_stock: 'in_stock', low_stock: 'in_stock', out_of_stock: 'out_of_stock' }

/** Every article for sale as Google Merchant Center reads it, in batches: nothing is kept in memory. */
export async function* merchantFeed(feed: MerchantFeed): AsyncGenerator<string> {
  const { db, references, publicUrl, shopName, language } = feed
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`
  yield (
    element('title', shopName) +
      element('link', `${publicUrl}/?lng=${language}`) +
      element('description', shopName)
  )
  let last = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each batch begins after the last
    const ids = await nextProductIds(db, last, BATCH)
    if (ids.length === 0) break
    last = ids.at(-1) ?? last
    // oxlint-disable-next-line no-await-in-loop
    const rows = await productsByIds(db, ids)
    yield rows.map((row) => itemOf(productOf(row, references), feed)).join('')
  }
  yield '</channel></rss>\n'
}

function itemOf(product: Product, { publicUrl, language, zones }: MerchantFeed): string {
  const names = { en: 'name', nl: 'name_nl', fr: 'name_fr' } as const
  const descriptions = { en: 'description', nl: 'description_nl', fr: 'description_fr' } as const
  const title = product[names[language]] || product.name
  const regular = product.sale_price === null ? product.price : product.regular_price
  const { manufacturer_code: mpn } = product
  const gtin = worldwideGtin(product.ean_number)
  return `<item>${[
    element('g:id', product.sku),
    element('g:title', title.slice(0, TITLE_AT_MOST)),
    element(
      'g:description',
      (product[descriptions[language]] || title).slice(0, DESCRIPTION_AT_MOST),
    ),
    element('g:link', `${publicUrl}${withPart(SHOP_PAGES.product, product.slug)}?lng=${language}`),
    element('g:image_link', publicUrl + photoPath(product.slug)),
    element('g:availability', AVAILABILITY[product.stock_status]),
    element('g:price', `${regular} EUR`),
    ...(product.sale_price === null ? [] : [element('g:sale_price', `${product.sale_price} EUR`)]),
    element('g:brand', product.brand.name),
    ...(gtin === null ? [] : [element('g:gtin', gtin)]),
    ...(mpn === null ? [] : [element('g:mpn', mpn)]),
    ...(gtin === null && mpn === null ? [element('g:identifier_exists', 'no')] : []),
    element('g:condition', product.origin === 'remanufactured' ? 'refurbished' : 'new'),
    element('g:product_type', product.category[names[language]] || product.category.name),
    ...Object.entries(zones).map(([country, zone]) => shippingOf(product, country, zone)),
  ].join('')}</item>\n`
}

/** What one piece of it costs to deliver. */
function shippingOf(product: Product, country: string, zone: Zone): string {
  const houseBrand = product.brand.is_house_brand ? fromWire(product.price) : ZERO
  const fee = toWire(cents(shippingFee(houseBrand, zone)))
  return `<g:shipping>${element('g:country', country)}${element('g:price', `${fee} EUR`)}</g:shipping>`
}

/** Control characters cannot stand in XML at all. */
function element(name: string, text: string): string {
  const escaped = text
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return `<${name}>${escaped}</${name}>`
}
