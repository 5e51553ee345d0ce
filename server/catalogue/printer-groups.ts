import type { Product } from '#contract/catalogue.ts'
import { colorPlace, FOUR_COLORS } from '#contract/plain/color-order.ts'
import { add, fromWire, rateOf, toWire } from '#contract/plain/money.ts'
import { NO_DELIVERY, orderTotals } from '#contract/plain/order-totals.ts'

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

function kindOf({ type, category, number_of_cartridges, color }: Product): Kind {
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

/**
 * Complete sets: per brand line and capacity one article of each colour the printer takes, or the
 * pack of just these when it costs less. Only what is in stock, so that one click can buy it.
 */
export function completeSets(products: readonly FittingProduct[]) {
  const singles = products.filter(
    (product) => kindOf(product) === 'supply' && product.color !== null,
  )
  const colors = basicColors(singles)
  if (colors.length < 2) return []
  const lines = Map.groupBy(
    singles,
    ({ brand, capacity }) => `${brand.is_house_brand ? 'house' : 'original'}|${capacity ?? ''}`,
  )
  return [...lines].flatMap(([key, members]) => {
    const chosen = colors.map((color) =>
      cheapestInStock(members.filter((one) => one.color?.slug === color)),
    )
    if (chosen.some((one) => one === undefined)) return []
    const set = chosen.filter((one) => one !== undefined)
    const [origin = 'house', capacity = ''] = key.split('|')
    return [
      setOf(cheaperPack(set, products) ?? set, origin === 'house' ? 'house' : 'original', capacity),
    ]
  })
}

/** Black and the three colours, or black and the tri-colour cartridge. */
function basicColors(singles: readonly Product[]): string[] {
  const present = new Set(singles.map(({ color }) => color?.slug))
  const choices = [[...FOUR_COLORS], ['black', 'tricolour']]
  return choices.find((colors) => colors.every((color) => present.has(color))) ?? []
}

function cheapestInStock(members: readonly FittingProduct[]): FittingProduct | undefined {
  return members
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => fromWire(a.price) - fromWire(b.price))[0]
}

function cheaperPack(
  set: readonly FittingProduct[],
  products: readonly FittingProduct[],
): FittingProduct[] | undefined {
  const [first] = set
  const total = add(...set.map(({ price }) => fromWire(price)))
  const packs = products.filter(
    (product) =>
      kindOf(product) === 'pack' &&
      product.stock > 0 &&
      product.brand.id === first?.brand.id &&
      product.capacity === first.capacity &&
      product.number_of_cartridges === set.length &&
      fromWire(product.price) < total,
  )
  const best = packs.toSorted((a, b) => fromWire(a.price) - fromWire(b.price))[0]
  return best === undefined ? undefined : [best]
}

function setOf(products: FittingProduct[], origin: 'house' | 'original', capacity: string) {
  const { subtotal, netSubtotal } = orderTotals(
    products.map(({ price, vat_rate }) => ({
      unitPrice: fromWire(price),
      quantity: 1,
      vatRate: rateOf(vat_rate),
    })),
    NO_DELIVERY,
  )
  return {
    origin,
    capacity: capacity === '' ? null : capacity,
    product_ids: products.map(({ id }) => id),
    products,
    total: toWire(subtotal),
    total_excl_vat: toWire(netSubtotal),
  }
}
