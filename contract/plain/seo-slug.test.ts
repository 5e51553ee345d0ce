import { expect, test } from 'vitest'

import { seoSlug } from './seo-slug.ts'

test.each([
  ['/', 'home'],
  ['/our-brands', 'brands'],
  ['/search', 'search-results'],
  ['/customer', 'account'],
  ['/customer/orders/12', 'account'],
  ['/product/octavo-tn-2420', 'product-octavo-tn-2420'],
  ['/product/12', 'product-12'],
  ['/shop', 'shop'],
  ['/shop/inkjet', 'category-inkjet'],
  ['/shop/inkjet/', 'category-inkjet'],
  ['/printer/brother-dcp-l2530dw', 'printer/brother-dcp-l2530dw'],
  ['/blog/ink-or-toner', 'blog/ink-or-toner'],
  ['/privacy', 'privacy'],
])('%s asks for %s', (path, slug) => expect(seoSlug(path)).toBe(slug))
