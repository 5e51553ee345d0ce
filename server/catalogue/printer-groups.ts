import type { Product } from '#contract/catalogue.ts'
import { colorPlace } from '#contract/plain/color-order.ts'
import { fromWire } from '#contract/plain/money.ts'

export type FittingProduct = Product & { confirmed: boolean }
type Kind = 'supply' | 'pack' | 'drum' | 'accessory'

const KIND_ORDER: Kind[] = ['supply', 'pack', 'drum', 'accessory']

/** The supplies of a printer by colour, house brand first, the cheapest per page of each group marked. */
export function groupSupplies(products: readonly FittingProduct[]) {
  const groups = Map.groupBy(
    products,
    (product) =>
      `${kindOf(product)}|${kindOf(product) === 'supply' ? (product.color?.slug ?? '') : ''}`,
  )
  return [...groups.values()]
    .map((members) => groupOf(members))
    .toSorted(
      (a, b) =>
        KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
        colorPlace(a.color?.slug) - colorPlace(b.color?.slug),
    )
}

function groupOf(members: FittingProduct[]) {
  const [first] = members
  const kind = first === undefined ? 'accessory' : kindOf(first)
  const cheapest = cheapestPerPage(members)
  return {
    kind,
    color: kind === 'supply' ? (first?.color ?? null) : null,
    products: members
      .toSorted(
        (a, b) =>
          Number(b.brand.is_house_brand) - Number(a.brand.is_house_brand) ||
          perPage(a) - perPage(b),
      )
      .map((product) => ({ ...product, is_cheapest_per_page: product.id === cheapest })),
  }
}

export function kindOf({ type, category, number_of_cartridges, color }: Product): Kind {
  if (type === 'drum') return 'drum'
  if (category.slug !== 'inkjet' && category.slug !== 'toner') return 'accessory'
  return (number_of_cartridges ?? 1) > 1 || color?.slug === 'multi' ? 'pack' : 'supply'
}

function perPage({ price_per_impression }: Product): number {
  return price_per_impression === null ? Infinity : Number(price_per_impression)
}

function cheapestPerPage(members: readonly Product[]): number | undefined {
  const rated = members.filter(({ price_per_impression }) => price_per_impression !== null)
  if (rated.length < 2) return undefined
  return rated.toSorted((a, b) => exactPerPage(a) - exactPerPage(b))[0]?.id
}

function exactPerPage({ price, impressions }: Product): number {
  return impressions === null ? Infinity : fromWire(price) / impressions
}
