import type { BreadcrumbList, Product as ProductThing, WithContext } from 'schema-dts'

import type { Head } from '#web/pages/head.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { ProductError } from './product-error.tsx'
import { loader } from './product-loader.ts'
import { ProductPage } from './product-page.tsx'
import type { ProductData, ProductView } from './product-view.ts'

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

function head({ product, reviews }: ProductData, { t, absolute }: HeadContext): Head {
  return {
    title: t('productPage.title', { name: product.name, category: product.category.name }),
    description: product.short_description,
    canonical: paths.product(product.slug),
    type: 'product',
    image: product.images[0]?.image_path ?? product.thumbnail,
    structuredData: [
      productThing(product, reviews, absolute),
      breadcrumbs(product, t('listing.home'), absolute),
    ],
  }
}

function productThing(
  product: ProductView,
  reviews: ProductData['reviews'],
  absolute: HeadContext['absolute'],
): WithContext<ProductThing> {
  const url = absolute(paths.product(product.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.images.map(({ image_path }) => absolute(image_path)),
    sku: product.sku,
    ...(product.ean_number === null ? {} : { gtin13: product.ean_number }),
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
      itemCondition: 'https://schema.org/NewCondition',
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
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map((review) => ({
      '@type': 'Review',
      name: review.title,
      reviewBody: review.opinion,
      inLanguage: review.language,
      datePublished: review.created_at.slice(0, 10),
      author: { '@type': 'Person', name: review.name },
      reviewRating: {
        '@type': 'Rating',
        ratingValue: review.rating,
        bestRating: 5,
        worstRating: 1,
      },
    })),
  }
}

function breadcrumbs(
  product: ProductView,
  home: string,
  absolute: HeadContext['absolute'],
): WithContext<BreadcrumbList> {
  const crumbs = [
    { name: home, path: paths.home },
    { name: product.category.name, path: paths.category(product.category.slug) },
    { name: product.name, path: paths.product(product.slug) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

export const route = pageRoute({
  Component: ProductPage,
  ErrorBoundary: ProductError,
  loader,
  head,
})
