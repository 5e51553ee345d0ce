import { fromWire } from '#contract/plain/money.ts'
import type { BothSides } from '#web/commerce/card/both-sides.ts'

import type { ColorRow, Offer } from './printer-view.ts'

/** Cents of a euro, with fractions. */
export interface PageCosts {
  black: number
  /** Every colour the printer takes, once. Undefined for a printer without colour. */
  color: number | undefined
  /** A thousand pages, one in five in colour. */
  thousand: number
}

const COLOR_SHARE = 0.2
const PAGES = 1000

/** What a page costs with our articles or with the originals of a capacity; undefined when a colour has none with known pages. */
export function pageCosts(
  rows: readonly ColorRow[],
  isHouse: boolean,
  capacity: string | undefined,
  side: keyof BothSides,
): PageCosts | undefined {
  const costs = rows
    .filter(({ color }) => color !== null)
    .map(({ color, offers }) => ({
      slug: color?.slug,
      cents: cheapest(offers, isHouse, capacity, side),
    }))
  const black = costs.find(({ slug }) => slug === 'black')?.cents
  if (black === undefined || costs.some(({ cents }) => cents === undefined)) return undefined
  const color =
    costs.length === 1 ? undefined : costs.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  return {
    black,
    color,
    thousand:
      PAGES * (color === undefined ? black : black * (1 - COLOR_SHARE) + color * COLOR_SHARE),
  }
}

function cheapest(
  offers: readonly Offer[],
  isHouse: boolean,
  capacity: string | undefined,
  side: keyof BothSides,
): number | undefined {
  const ofSide = offers.filter(
    (offer) => offer.is_house_brand === isHouse && offer.impressions !== null,
  )
  const ofCapacity = ofSide.filter((offer) => (offer.capacity ?? 'standard') === capacity)
  const costs = (ofCapacity.length > 0 ? ofCapacity : ofSide).map(
    (offer) =>
      fromWire(side === 'incl' ? offer.price : offer.price_excl_vat) / (offer.impressions ?? 1),
  )
  return costs.length === 0 ? undefined : Math.min(...costs)
}
