import type { Answer } from '#contract/api.ts'
import type { TextKey, TextValues } from '#web/language/i18n.ts'
import { paths, withQuery } from '#web/pages/paths.ts'

import { HOUSE, type CategoryLink, type Department, type NavigationEntry } from './navigation.ts'

export type Series = Answer<'GET /cartridge-series'>['data']

export interface BrandColumn {
  key: string
  name: string
  isHouse: boolean
  /** All that the column stands for. */
  all: NamedLink
  links: readonly MenuLink[]
  /** Its links are still on their way. */
  isLoading: boolean
}

interface NamedLink {
  text: TextKey
  values?: TextValues
  to: string
}

/** By its words, or by the codes it leads to. */
export type MenuLink = NamedLink | { name: string; to: string }

const MAKER_NAMES: ReadonlyMap<string, string> = new Map([
  ['brother', 'Brother'],
  ['hp', 'HP'],
  ['canon', 'Canon'],
])

/** The house brand by the printers it is made for; each maker by what is asked for most, and all that fits its printers. */
export function brandColumns(
  department: Department,
  houseBrand: string,
  series: Series | undefined,
): BrandColumn[] {
  return department.brands.map((brand) =>
    brand === HOUSE ? houseColumn(department, houseBrand) : makerColumn(department, brand, series),
  )
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

/** Categories too small for a department of their own, beside the one people look for them in. */
export function neighbours({ id }: Department): readonly CategoryLink[] {
  const slugs = id === 'accessories' ? ['printer-cable', 'cable-and-plug'] : []
  return slugs.map((slug) => ({ slug, to: paths.category(slug) }))
}

function houseColumn(department: Department, name: string): BrandColumn {
  const ofHouse = { 'origin[]': 'house' }
  const makers = department.brands.filter((brand) => brand !== HOUSE)
  const hasPacks = department.id === 'inkjet' || department.id === 'toner'
  const packs = { query: 'multipack', category_slug: department.id, ...ofHouse }
  return {
    key: HOUSE,
    name,
    isHouse: true,
    isLoading: false,
    all: { text: 'nav.allOf', values: { brand: name }, to: withQuery(department.to, ofHouse) },
    links: [
      ...makers.map((maker) => ({
        text: 'nav.madeFor' as const,
        values: { brand: nameOf(maker) },
        to: withQuery(department.to, { for_brand: maker, ...ofHouse }),
      })),
      ...(hasPacks ? [{ text: 'nav.packs' as const, to: paths.search(packs) }] : []),
    ],
  }
}

function makerColumn(
  department: Department,
  maker: string,
  series: Series | undefined,
): BrandColumn {
  const name = nameOf(maker)
  const isSold = department.id === 'printers'
  const found = series?.find((one) => one.brand === maker && one.category === department.id)
  return {
    key: maker,
    name,
    isHouse: false,
    isLoading: series === undefined && !isSold,
    // Printers are of a brand; what goes into them is for a brand, whoever made it.
    all: isSold
      ? {
          text: 'nav.allOf',
          values: { brand: name },
          to: withQuery(department.to, { brand_slug: maker }),
        }
      : {
          text: 'nav.allFor',
          values: { brand: name },
          to: withQuery(department.to, { for_brand: maker }),
        },
    links: (found?.series ?? []).map((code) => ({
      name: code,
      to: paths.search({ query: code, category_slug: department.id }),
    })),
  }
}

function nameOf(maker: string): string {
  return MAKER_NAMES.get(maker) ?? maker
}
