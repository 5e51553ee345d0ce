import { randomBytes } from 'node:crypto'

import type { Request } from './load.ts'

/** One kind of request, and what it may cost. */
export interface Row {
  name: string
  /** As multiples of the baseline's CPU, PostgreSQL counted: the run fails more than a tenth above `must`. */
  must?: number
  aim?: number
  /** Is the memory of pages on for it? The others measure what rendering costs. */
  hasPageMemory?: boolean
  request: (index: number) => Request
}

export interface Subjects {
  articleIds: readonly number[]
  slugs: readonly string[]
}

const json = { 'content-type': 'application/json' }
const brotli = { 'accept-encoding': 'br' }

/** Articles that are looked at again and again; the others come once in a long while. */
const POPULAR = 200
const TERMS = ['tn2420', 'hp 305 xl', 'mfcj5330', 'zwarte toner']

const listing = (i: number) => `/shop/toner?page=${(i % 5) + 1}`

export const BASELINE: Row = { name: 'baseline', request: () => ({ path: '/' }) }

/** Reads and the cart: what has a limit. */
export function limitedRows({ articleIds, slugs }: Subjects): Row[] {
  const product = (i: number) => `/product/${slugs[i % POPULAR] ?? ''}`
  return [
    {
      name: 'list',
      must: 2.5,
      aim: 2,
      request: (i) => ({
        path: `/api/customer/products/filter?category_slug=toner&per_page=24&page=${(i % 5) + 1}`,
      }),
    },
    {
      name: 'product',
      must: 2,
      aim: 1.5,
      request: (i) => ({ path: `/api/customer/products/slug/${slugs[i % POPULAR] ?? ''}` }),
    },
    {
      name: 'search',
      must: 9,
      aim: 4,
      request: (i) => ({
        path: `/api/customer/products/filter?search=${TERMS[i % TERMS.length]?.replaceAll(' ', '+')}&per_page=24`,
      }),
    },
    {
      name: 'guest cart',
      must: 4,
      aim: 3,
      request: (i) => ({
        method: 'POST',
        path: `/api/guest/cart/add/${articleIds[i % POPULAR]}`,
        headers: { ...json, 'x-session-id': `guest_${randomBytes(18).toString('base64url')}` },
        body: '{"quantity":1}',
      }),
    },
    { name: 'listing page', must: 9, aim: 5, request: (i) => ({ path: listing(i) }) },
    {
      name: 'listing page, brotli',
      must: 15,
      aim: 8,
      request: (i) => ({ path: listing(i), headers: brotli }),
    },
    { name: 'product page', must: 7.5, aim: 4, request: (i) => ({ path: product(i) }) },
    {
      name: 'product page, brotli',
      must: 12,
      aim: 6,
      request: (i) => ({ path: product(i), headers: brotli }),
    },
    {
      name: 'page asked again',
      must: 1,
      aim: 0.5,
      hasPageMemory: true,
      request: () => ({ path: listing(0), headers: brotli }),
    },
  ]
}
