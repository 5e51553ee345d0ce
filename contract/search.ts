import * as z from 'zod'

import { Category, Color, ownedPrinters, Printer, Product } from './catalogue.ts'
import { bodyId, dataOf, endpoint, listOf, pageQuery } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { SEARCH_DAYS, SEARCH_VIEWS } from './plain/search-log.ts'

/** What a line below the search box shows of an article. */
const SuggestedProduct = z.object({
  ...Product.pick({
    id: true,
    slug: true,
    name: true,
    type: true,
    thumbnail: true,
    price: true,
    price_excl_vat: true,
    impressions: true,
    stock_status: true,
  }).shape,
  /** Its own, or those inside a pack. */
  color_slugs: z.array(z.string()),
  hex: Color.shape.hex,
  /** Sold in colours: which one is chosen on its page. */
  has_colors: z.boolean(),
  /** The house-brand article in stock that stands in for this original, unless it has a line of its own. */
  alternative: Product.pick({ id: true, slug: true, price: true, price_excl_vat: true }).nullable(),
})

/** Sent for every key that is pressed, so it holds what the list shows, in one language, and no more. */
export const suggest = endpoint({
  method: 'GET',
  paths: { '/search/suggest': 'anyone' },
  tag: 'Search',
  summary: 'Printers, products and categories for a term, from two characters',
  query: z.strictObject({
    q: z.string().max(200),
    /** The language of the names, where it is not the caller's. */
    names: z.enum(LANGUAGES).optional(),
    /** As in the list of products. */
    fits: ownedPrinters.optional(),
  }),
  answer: dataOf(
    z.object({
      printers: z.array(
        Printer.pick({ id: true, slug: true, brand: true, model: true, technology: true }),
      ),
      products: z.array(SuggestedProduct),
      categories: z.array(Category.pick({ id: true, slug: true, name: true })),
    }),
  ),
})

/** Tells which result of a search was opened, so that staff see what is looked for and not found. */
export const chooseSearchResult = endpoint({
  method: 'POST',
  paths: { '/search/chosen': 'anyone' },
  tag: 'Search',
  summary: 'Notes which result of a search was opened; nothing about who searched',
  body: z.strictObject({
    query: z.string().trim().min(1).max(200),
    kind: z.enum(['product', 'printer', 'category']),
    id: bodyId,
  }),
  answer: dataOf(z.null()),
})

/** A term of the log of searches, summed up over some days; nothing about who searched. */
export const AskedTerm = z.object({
  /** Any number that stays the same. */
  id: z.int(),
  term: z.string(),
  language: z.string(),
  searches: z.int(),
  /** What it found on the last day it was asked for. */
  hits: z.int(),
  /** Was another spelling searched instead? */
  corrected: z.boolean(),
  /** How often one of its results was opened. */
  choices: z.int(),
  last_on: z.string(),
})
export type AskedTerm = z.infer<typeof AskedTerm>

export const listSearches = endpoint({
  method: 'GET',
  paths: { '/admin/searches': 'staff' },
  tag: 'Search',
  summary: 'What was searched for, how often, and what became of it; most asked first',
  query: z.strictObject({
    ...pageQuery,
    /** Part of the term. */
    search: z.string().trim().max(100).optional(),
    language: z.enum(LANGUAGES).optional(),
    /** So many days back from today; 30 when left out. */
    days: z.enum(SEARCH_DAYS).optional(),
    /** `none`: nothing was found; `unopened`: something was, and nobody opened it. */
    view: z.enum(SEARCH_VIEWS).optional(),
    sort: z.enum(['term', 'searches', 'hits', 'choices', 'last_on']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AskedTerm),
})
