import type { TextKey } from '#web/language/i18n.ts'
import { paths, withQuery } from '#web/pages/paths.ts'

export interface NavigationEntry {
  text: TextKey
  to: string
}

/** A link to a category, which is called what the catalogue calls it. */
export interface CategoryLink {
  slug: string
  to: string
}

/** A department of the Shop menu with the brands offered under it. */
export interface Department {
  /** A category's slug, or `house`. */
  id: 'inkjet' | 'toner' | 'drum' | 'printers' | 'stationery' | 'accessories' | 'house'
  to: string
  brands: readonly string[]
}

const MENU_BRANDS = ['brother', 'hp', 'canon'] as const

/** `house` stands for the house brand, whose name is a setting. */
export const HOUSE = 'house'

export const departments: readonly Department[] = [
  {
    id: 'inkjet',
    to: paths.category('inkjet'),
    brands: [HOUSE, ...MENU_BRANDS],
  },
  { id: 'toner', to: paths.category('toner'), brands: [HOUSE, ...MENU_BRANDS] },
  { id: 'drum', to: paths.category('drum'), brands: [HOUSE, 'brother'] },
  {
    id: 'printers',
    to: paths.category('printers'),
    brands: [...MENU_BRANDS],
  },
  { id: 'stationery', to: paths.category('stationery'), brands: [] },
  { id: 'accessories', to: paths.category('accessories'), brands: [] },
  {
    id: 'house',
    to: withQuery(paths.shop, { 'origin[]': 'house' }),
    brands: [],
  },
]

export const informationLinks: readonly NavigationEntry[] = [
  { text: 'nav.about', to: paths.about },
  { text: 'nav.blog', to: paths.blog },
  { text: 'nav.faqs', to: paths.faqs },
  { text: 'nav.contact', to: paths.contact },
]

export const drawerLinks: readonly NavigationEntry[] = [
  { text: 'nav.about', to: paths.about },
  { text: 'nav.blog', to: paths.blog },
  { text: 'nav.faqs', to: paths.faqs },
  { text: 'nav.contact', to: paths.contact },
  { text: 'nav.business', to: paths.business },
  { text: 'nav.tracking', to: paths.tracking },
]

export const usefulLinks: readonly NavigationEntry[] = [
  { text: 'nav.about', to: paths.about },
  { text: 'nav.brands', to: paths.brands },
  { text: 'nav.blog', to: paths.blog },
  { text: 'nav.faqs', to: paths.faqs },
  { text: 'nav.reviews', to: paths.reviews },
  { text: 'nav.contact', to: paths.contact },
  { text: 'nav.business', to: paths.business },
  { text: 'nav.withdrawal', to: paths.withdrawal },
]

/** What the law wants within reach of every page. */
export const legalLinks: readonly NavigationEntry[] = [
  { text: 'nav.terms', to: paths.terms },
  { text: 'nav.privacy', to: paths.privacy },
  { text: 'nav.cookies', to: paths.cookies },
  { text: 'nav.accessibility', to: paths.accessibility },
  { text: 'nav.company', to: paths.company },
]

/** By category id, which links from elsewhere use: 3 ink, 2 toner, 1 printers, 5 stationery. */
export const categoryLinks: readonly CategoryLink[] = [
  { slug: 'inkjet', to: paths.category(3) },
  { slug: 'toner', to: paths.category(2) },
  { slug: 'printers', to: paths.category(1) },
  { slug: 'stationery', to: paths.category(5) },
]

export const accountLinks: readonly NavigationEntry[] = [
  { text: 'nav.profile', to: paths.profile },
  { text: 'nav.orders', to: paths.orders },
  { text: 'nav.tracking', to: paths.tracking },
  { text: 'nav.quickOrder', to: paths.quickOrder },
  { text: 'nav.cart', to: paths.cart },
]
