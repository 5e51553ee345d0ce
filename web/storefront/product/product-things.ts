import type { BreadcrumbList, Product as ProductThing, WithContext } from 'schema-dts'

import { worldwideGtin } from '#contract/plain/gtin.ts'
import { photoPath } from '#contract/plain/share-picture.ts'
import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import type { HeadContext } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { offerTerms } from './offer-terms.ts'
import type { ProductData, ProductView } from './product-view.ts'

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

/** An article as search engines read it, and where it stands in the shop. */
export function productThings(
  product: ProductView,
  reviews: ProductData['reviews'],
  context: HeadContext,
): [WithContext<ProductThing>, WithContext<BreadcrumbList>] {
  const { t, absolute } = context
  return [
    productThing(product, reviews, context),
    breadcrumbList(
      [
        { name: t('listing.home'), path: paths.home },
        { name: product.category.name, path: paths.category(product.category.slug) },
        { name: product.name, path: paths.product(product.slug) },
      ],
      absolute,
    ),
  ]
}

function productThing(
  product: ProductView,
  reviews: ProductData['reviews'],
  { absolute, settings }: HeadContext,
): WithContext<ProductThing> {
  const url = absolute(paths.product(product.slug))
  const gtin = worldwideGtin(product.ean_number)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    // As pixels: search engines take no drawings.
    image: absolute(photoPath(product.slug)),
    sku: product.sku,
    ...(gtin === null ? {} : { gtin13: gtin }),
    ...(product.manufacturer_code === null ? {} : { mpn: product.manufacturer_code }),
    ...(product.color === null ? {} : { color: product.color.name }),
    brand: { '@type': 'Brand', name: product.brand.name },
    category: product.category.name,
    ...voices(product, reviews),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'EUR',
      availability: AVAILABILITY[product.stock_status],
      itemCondition:
        product.origin === 'remanufactured'
          ? 'https://schema.org/RefurbishedCondition'
          : 'https://schema.org/NewCondition',
      ...(settings !== undefined &&
        offerTerms({ price: product.price, isHouseBrand: product.is_house_brand }, settings)),
    },
  }
}

/** What its published reviews say; nothing without any, as search engines ask. */
function voices(
  { rating, reviews_count: count }: ProductView,
  reviews: ProductData['reviews'],
): Pick<Exclude<ProductThing, string>, 'aggregateRating' | 'review'> {
  if (count === 0) return {}
  return {
    // Out of five, as is understood.
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count },
    review: reviews.map((review) => ({
      '@type': 'Review',
      name: review.title,
      reviewBody: review.opinion,
      inLanguage: review.language,
      datePublished: review.created_at.slice(0, 10),
      author: { '@type': 'Person', name: review.name },
      reviewRating: { '@type': 'Rating', ratingValue: review.rating },
    })),
  }
}
