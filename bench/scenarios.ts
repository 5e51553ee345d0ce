import { randomBytes } from 'node:crypto'

import type { Request } from './load.ts'

export interface Scenario {
  name: string
  /** CPU per request at most so many times the baseline's. */
  target: number
  requests: number
  request: (index: number) => Request
}

const json = { 'content-type': 'application/json' }

/** Articles that are looked at again and again; the others come once in a long while. */
const POPULAR = 200
/** Pages of the list of everything: more cards than the server keeps. */
const ALL_PAGES = 95

interface Subjects {
  articleIds: readonly number[]
  slugs: readonly string[]
  /** A signed-in customer's access token, and the tag of the counts as they are. */
  token: string
  countsTag: string
}

export function scenarios({ articleIds, slugs, token, countsTag }: Subjects): Scenario[] {
  const popular = slugs.slice(0, POPULAR)
  const slug = (index: number) => popular[index % popular.length] ?? ''
  return [
    {
      name: 'listing, JSON',
      target: 2.5,
      requests: 1200,
      request: (i) => ({
        path: `/api/customer/products/filter?category_slug=toner&per_page=24&page=${(i % 5) + 1}`,
      }),
    },
    {
      name: 'product, JSON',
      target: 2,
      requests: 1500,
      request: (i) => ({ path: `/api/customer/products/slug/${slug(i)}` }),
    },
    {
      name: 'search, JSON',
      target: 3,
      requests: 800,
      request: (i) => ({
        path: `/api/customer/products/filter?search=${['tn2420', 'hp 305 xl', 'mfcj5330', 'zwarte toner'][i % 4]?.replaceAll(' ', '+')}&per_page=24`,
      }),
    },
    {
      name: 'add to cart',
      target: 4,
      requests: 1500,
      request: (i) => ({
        method: 'POST',
        path: `/api/guest/cart/add/${articleIds[i % POPULAR]}`,
        headers: { ...json, 'x-session-id': `guest_${randomBytes(18).toString('base64url')}` },
        body: '{"quantity":1}',
      }),
    },
    ...customerScenarios(token, countsTag),
    ...pageScenarios(slugs),
  ]
}

/** Rendered pages: their parts shown before, and none of them. */
function pageScenarios(slugs: readonly string[]): Scenario[] {
  return [
    {
      name: 'listing page',
      target: 8,
      requests: 500,
      request: (i) => ({ path: `/shop/toner?page=${(i % 5) + 1}` }),
    },
    {
      name: 'product page',
      target: 6,
      requests: 500,
      request: (i) => ({ path: `/product/${slugs[i % POPULAR] ?? ''}` }),
    },
    {
      name: 'listing page, cards not kept',
      target: 8,
      requests: 500,
      request: (i) => ({ path: `/shop?page=${(i % ALL_PAGES) + 1}` }),
    },
    {
      name: 'product page, parts not kept',
      target: 6,
      requests: 500,
      request: (i) => ({ path: `/product/${slugs[i % slugs.length] ?? ''}` }),
    },
  ]
}

/** What the pages ask for somebody who is signed in. */
function customerScenarios(token: string, countsTag: string): Scenario[] {
  const customer = { authorization: `Bearer ${token}` }
  return [
    {
      name: 'header counts, unchanged',
      target: 2,
      requests: 2000,
      request: () => ({
        path: '/api/customer/stats',
        headers: { ...customer, 'if-none-match': countsTag },
      }),
    },
    {
      name: 'notifications',
      target: 3,
      requests: 1500,
      request: () => ({ path: '/api/customer/notifications', headers: customer }),
    },
    {
      name: 'wishlist',
      target: 3,
      requests: 1000,
      request: () => ({ path: '/api/customer/wishlist', headers: customer }),
    },
  ]
}

export const BASELINE: Scenario = {
  name: 'baseline',
  target: 1,
  requests: 2500,
  request: () => ({ path: '/' }),
}
