import { capacityPlace } from '#contract/plain/capacities.ts'
import { colorPlace } from '#contract/plain/color-order.ts'
import { add, fromWire, rateOf, toWire } from '#contract/plain/money.ts'
import { NO_DELIVERY, orderTotals } from '#contract/plain/order-totals.ts'

import { type FittingProduct, kindOf } from './printer-groups.ts'

/** The articles a pack holds, a twin pack's twice; by the pack's id. */
export type PackMembers = ReadonlyMap<number, readonly number[]>

interface Line {
  origin: 'house' | 'original'
  members: readonly FittingProduct[]
}

/**
 * Complete sets: of each brand and capacity one cartridge of every colour the printer takes, or the
 * pack of just these when it costs less. A colour that a brand does not make in that capacity
 * comes in the nearest one it makes. Only what is in stock, so that one click can buy it; the best first.
 */
export function completeSets(products: readonly FittingProduct[], packs: PackMembers) {
  const singles = products.filter(
    (product) => kindOf(product) === 'supply' && product.color !== null,
  )
  const colors = colorsOf(singles)
  if (!printsInColor(colors)) return []
  const sets = linesOf(singles).flatMap((line) => {
    const seen = new Set<string>()
    return capacitiesOf(line).flatMap((capacity) => {
      const set = setOfLine(line, colors, capacity)
      const key = set?.map(({ id }) => id).join()
      if (set === undefined || key === undefined || seen.has(key)) return []
      seen.add(key)
      return [priced(cheaperPack(set, products, packs) ?? set, line.origin, capacity)]
    })
  })
  return bestFirst(sets)
}

function colorsOf(products: readonly FittingProduct[]): string[] {
  return [...new Set(products.flatMap(({ color }) => color?.slug ?? []))].toSorted(
    (a, b) => colorPlace(a) - colorPlace(b),
  )
}

/** Without a black or one of the three colours we do not have all that a printer takes. */
function printsInColor(colors: readonly string[]): boolean {
  const has = (slug: string) => colors.includes(slug)
  return (
    (has('black') || has('photo-black')) &&
    (has('tricolour') || ['cyan', 'magenta', 'yellow'].every((slug) => has(slug)))
  )
}

function linesOf(singles: readonly FittingProduct[]): Line[] {
  return [...Map.groupBy(singles, ({ brand }) => brand.id).values()].map((members) => ({
    origin: members[0]?.brand.is_house_brand === true ? 'house' : 'original',
    members,
  }))
}

/** Largest first: a set of several capacities goes by the name of its largest. */
function capacitiesOf({ members }: Line): (string | null)[] {
  return [...new Set(members.map(({ capacity }) => capacity))].toSorted(
    (a, b) => capacityPlace(b) - capacityPlace(a),
  )
}

/** One of each colour, or undefined where one of them is not made by the brand or is sold out. */
function setOfLine(
  { members }: Line,
  colors: readonly string[],
  capacity: string | null,
): FittingProduct[] | undefined {
  const set = colors.flatMap((color) => {
    const ofColor = members.filter((one) => one.color?.slug === color)
    return cheapestInStock(nearestTo(capacity, ofColor)) ?? []
  })
  return set.length === colors.length ? set : undefined
}

/** Those of the capacity; without any, those of the next smaller one, and then of the next larger. */
function nearestTo(
  capacity: string | null,
  products: readonly FittingProduct[],
): readonly FittingProduct[] {
  const wanted = capacityPlace(capacity)
  const places = new Set(products.map((one) => capacityPlace(one.capacity)))
  const nearest =
    [...places].filter((place) => place <= wanted).toSorted((a, b) => b - a)[0] ??
    [...places].toSorted((a, b) => a - b)[0]
  return products.filter((one) => capacityPlace(one.capacity) === nearest)
}

function cheapestInStock(products: readonly FittingProduct[]): FittingProduct | undefined {
  return products
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => fromWire(a.price) - fromWire(b.price))[0]
}

function cheaperPack(
  set: readonly FittingProduct[],
  products: readonly FittingProduct[],
  packs: PackMembers,
): FittingProduct[] | undefined {
  const inside = sortedIds(set.map(({ id }) => id))
  const total = add(...set.map(({ price }) => fromWire(price)))
  const best = cheapestInStock(
    products.filter(
      ({ id, price }) => sortedIds(packs.get(id) ?? []) === inside && fromWire(price) < total,
    ),
  )
  return best === undefined ? undefined : [best]
}

/** Ours before the original; XL, which most people buy, before what is larger or smaller; then the cheapest. */
function bestFirst(sets: readonly PricedSet[]): PricedSet[] {
  // What nobody named stands at the end, as the standard one does.
  const order = ['xl', 'xxl', 'bottle']
  const place = ({ capacity }: PricedSet) => {
    const found = order.indexOf(capacity ?? '')
    return found === -1 ? order.length : found
  }
  return sets.toSorted(
    (a, b) =>
      Number(b.origin === 'house') - Number(a.origin === 'house') ||
      place(a) - place(b) ||
      fromWire(a.total) - fromWire(b.total),
  )
}

type PricedSet = ReturnType<typeof priced>

function sortedIds(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join()
}

/** By the rule of the cart, where VAT is rounded once for all lines of a rate together. */
function priced(products: FittingProduct[], origin: Line['origin'], capacity: string | null) {
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
    capacity,
    product_ids: products.map(({ id }) => id),
    products,
    total: toWire(subtotal),
    total_excl_vat: toWire(netSubtotal),
  }
}
