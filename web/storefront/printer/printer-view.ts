import type { Answer } from '#contract/api.ts'
import type { Printer } from '#contract/catalogue.ts'
import { capacityPlace } from '#contract/plain/capacities.ts'
import type { BothSides } from '#web/commerce/card/both-sides.ts'
import {
  toCard,
  toCardColor,
  type CardColor,
  type CardProduct,
} from '#web/commerce/card/card-product.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

type PrinterAnswer = Answer<'GET /printers/{slug}'>['data']

/** An article that fits, as the rows by colour show it. */
export interface Offer extends CardProduct {
  capacity: string | null
  price_excl_vat: string
  isCheapest: boolean
  /** Nobody has checked the fit yet: it is "according to our data". */
  isConfirmed: boolean
}

export interface ColorRow {
  color: CardColor | null
  offers: readonly Offer[]
}

export interface CompleteSet {
  origin: 'house' | 'original'
  capacity: string | null
  total: string
  totalExcl: string
  productIds: readonly number[]
  thumbnail: string
  colorSlugs: readonly string[]
  cartridges: number
}

export interface PrinterData {
  printer: Pick<
    Printer,
    'id' | 'slug' | 'name' | 'brand' | 'series' | 'model' | 'technology' | 'year'
  >
  /** Cartridges it takes that the shop does not sell. */
  codesNotSold: readonly string[]
  rows: readonly ColorRow[]
  drums: readonly Offer[]
  others: readonly CardProduct[]
  sets: readonly CompleteSet[]
}

const MOST_OTHERS = 8

/** What the printer page shows of the API's answer. */
export function toPrinterData(
  { printer, codes_not_sold: codesNotSold, groups, sets }: PrinterAnswer,
  reading: ReadingLanguage,
): PrinterData {
  const { id, slug, name, brand, series, model, technology, year } = printer
  const products = (kind: (typeof groups)[number]['kind']) =>
    groups.filter((group) => group.kind === kind).flatMap((group) => group.products)
  return {
    printer: { id, slug, name, brand, series, model, technology, year },
    codesNotSold,
    rows: groups
      .filter(({ kind }) => kind === 'supply')
      .map((group) => ({
        color: group.color === null ? null : toCardColor(group.color, reading),
        offers: group.products.map((product) => toOffer(product, reading)),
      })),
    drums: products('drum').map((product) => toOffer(product, reading)),
    others: [...products('pack'), ...products('accessory')]
      .slice(0, MOST_OTHERS)
      .map((product) => toCard(product, reading)),
    sets: sets.map(toSet),
  }
}

function toOffer(
  product: PrinterAnswer['groups'][number]['products'][number],
  reading: ReadingLanguage,
): Offer {
  return {
    ...toCard(product, reading),
    capacity: product.capacity,
    price_excl_vat: product.price_excl_vat,
    isCheapest: product.is_cheapest_per_page,
    isConfirmed: product.confirmed,
  }
}

function toSet({
  origin,
  capacity,
  total,
  total_excl_vat,
  product_ids,
  products,
}: PrinterAnswer['sets'][number]): CompleteSet {
  return {
    origin,
    capacity,
    total,
    totalExcl: total_excl_vat,
    productIds: product_ids,
    thumbnail: products[0]?.thumbnail ?? '',
    colorSlugs: [...new Set(products.flatMap((product) => product.color_slugs))],
    cartridges: products.reduce((sum, product) => sum + (product.number_of_cartridges ?? 1), 0),
  }
}

export function totalOf({ total, totalExcl }: CompleteSet): BothSides {
  return { incl: total, excl: totalExcl }
}

/** Whether there is anything to print with. */
export function hasSupplies({ rows, drums }: Pick<PrinterData, 'rows' | 'drums'>): boolean {
  return rows.length + drums.length > 0
}

/** The capacities there is a choice of, smallest first. */
export function capacitiesOf(rows: readonly ColorRow[]): string[] {
  const present = new Set(
    rows.flatMap(({ offers }) => offers.map(({ capacity }) => capacity ?? 'standard')),
  )
  return [...present].toSorted((a, b) => capacityPlace(a) - capacityPlace(b))
}

/** The capacity shown first: of the best set, else the one with most articles. */
export function usualCapacity({
  rows,
  sets,
}: Pick<PrinterData, 'rows' | 'sets'>): string | undefined {
  const best = bestSet(sets, undefined)
  if (best !== undefined) return best.capacity ?? 'standard'
  const offers = rows.flatMap((row) => row.offers)
  const count = (capacity: string) =>
    offers.filter((offer) => (offer.capacity ?? 'standard') === capacity).length
  return capacitiesOf(rows).toSorted((a, b) => count(b) - count(a))[0]
}

/** What a row shows: the chosen capacity, or everything where none is chosen or that colour has none of it. */
export function shownOffers(
  offers: readonly Offer[],
  capacity: string | undefined,
  isOnlyInStock: boolean,
): readonly Offer[] {
  const ofCapacity = offers.filter((offer) => (offer.capacity ?? 'standard') === capacity)
  const chosen = ofCapacity.length > 0 ? ofCapacity : offers
  return isOnlyInStock
    ? chosen.filter(({ stock_status }) => stock_status !== 'out_of_stock')
    : chosen
}

/** The set to offer in one click: the first, and so the best, of the wanted capacity. */
export function bestSet(
  sets: readonly CompleteSet[],
  capacity: string | undefined,
): CompleteSet | undefined {
  return sets.find((set) => capacity === undefined || (set.capacity ?? 'standard') === capacity)
}

/** The original's set with as much ink, to compare a set of ours with. */
export function originalOf(
  set: CompleteSet,
  sets: readonly CompleteSet[],
): CompleteSet | undefined {
  return set.origin === 'original'
    ? undefined
    : sets.find((other) => other.origin === 'original' && other.capacity === set.capacity)
}
