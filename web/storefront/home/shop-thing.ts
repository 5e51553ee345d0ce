import type { OnlineStore, WebSite, WithContext } from 'schema-dts'

import { localText } from '#web/commerce/words/local-name.ts'
import type { HeadContext } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'
import type { Settings } from '#web/pages/root-loader.ts'

/** The company behind the shop, as search engines read it. */
export function shopThing(
  { shop }: Settings,
  { absolute, reading }: HeadContext,
): WithContext<OnlineStore> {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': absolute('/#shop'),
    name: shop.name,
    legalName: shop.legal_name,
    url: absolute(paths.home),
    logo: absolute('/icon-512.png'),
    telephone: shop.phone,
    email: shop.email,
    vatID: shop.vat_number,
    foundingDate: String(shop.since),
    address: {
      '@type': 'PostalAddress',
      streetAddress: localText(shop, 'street', reading),
      postalCode: shop.postal_code,
      addressLocality: localText(shop, 'city', reading),
      addressCountry: shop.country,
    },
  }
}

/** A property that search engines ask for and the types do not know. */
const QUERY_INPUT = { 'query-input': 'required name=search_term_string' }

/** The site, with its search. */
export function siteThing(
  shopName: string,
  { absolute, language }: HeadContext,
): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shopName,
    url: absolute(paths.home),
    inLanguage: language,
    publisher: { '@id': absolute('/#shop') },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute('/search')}?query={search_term_string}`,
      },
      ...QUERY_INPUT,
    },
  }
}
