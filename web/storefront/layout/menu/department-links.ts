import { FOUR_COLORS } from '#contract/plain/color-order.ts'
import type { TextKey, TextValues } from '#web/language/i18n.ts'
import { paths, withQuery } from '#web/pages/paths.ts'

import { HOUSE, type Department, type NavigationEntry } from './navigation.ts'

export interface BrandColumn {
  slug: string
  name: string
  isHouse: boolean
  /** All of this brand in the department. */
  to: string
  links: readonly { text: TextKey; values?: TextValues; to: string }[]
}

const BRAND_NAMES: ReadonlyMap<string, string> = new Map([
  ['brother', 'Brother'],
  ['hp', 'HP'],
  ['canon', 'Canon'],
])
const HOUSE_SLUG = 'octavo'

/** The brands a department offers, each with its colours; the house brand by the printers it is made for. */
export function brandColumns(department: Department, houseBrand: string): BrandColumn[] {
  return department.brands.map((brand) => {
    const isHouse = brand === HOUSE
    const slug = isHouse ? HOUSE_SLUG : brand
    const to = withQuery(department.to, { brand_slug: slug })
    const links = isHouse ? madeFor(department, slug) : colours(department, slug)
    return {
      slug,
      isHouse,
      name: isHouse ? houseBrand : (BRAND_NAMES.get(brand) ?? brand),
      to,
      links,
    }
  })
}

/** Departments without brands in the menu: the usual ways into their list. */
export function sortedLists(department: Department): readonly NavigationEntry[] {
  return [
    {
      text: 'nav.bestSellers',
      to: withQuery(department.to, { sort_by: 'popularity', sort_order: 'desc' }),
    },
    {
      text: 'nav.newest',
      to: withQuery(department.to, { sort_by: 'created_at', sort_order: 'desc' }),
    },
    { text: 'nav.everything', to: department.to },
  ]
}

function madeFor(department: Department, houseSlug: string): BrandColumn['links'] {
  return department.brands
    .filter((brand) => brand !== HOUSE)
    .map((brand) => ({
      text: 'nav.madeFor' as const,
      values: { brand: BRAND_NAMES.get(brand) ?? brand },
      to: paths.search({ query: brand, category_slug: department.id, brand_slug: houseSlug }),
    }))
}

const COLOR_TEXTS = {
  black: 'nav.black',
  cyan: 'nav.cyan',
  magenta: 'nav.magenta',
  yellow: 'nav.yellow',
} as const

function colours(department: Department, slug: string): BrandColumn['links'] {
  if (department.id !== 'inkjet' && department.id !== 'toner') return []
  return FOUR_COLORS.map((color) => ({
    text: COLOR_TEXTS[color],
    to: withQuery(department.to, { brand_slug: slug, color_slug: color }),
  }))
}
