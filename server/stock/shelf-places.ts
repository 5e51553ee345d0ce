import type { Trx } from '#database/pool.ts'
import type { MessageKey } from '#server/platform/messages.ts'

import { ensureShelf, type PlaceRow, placeRows, type ShelfPlace } from './booking-queries.ts'
import { lockShelf, type ShelfRow } from './queries.ts'

export interface PlaceFault {
  /** Index of the place. */
  place: number
  field: 'product_id' | 'product_color_id'
  message: MessageKey
}

/** Why a place has no stock of its own; undefined when it has. */
export function faultOf(
  { colorId }: ShelfPlace,
  { stock_kind: kind, is_color_known: isKnown }: PlaceRow,
): Omit<PlaceFault, 'place'> | undefined {
  if (kind === null) return { field: 'product_id', message: 'catalogue.product_not_found' }
  if (kind === 'pack') return { field: 'product_id', message: 'stock.pack' }
  if (kind === 'colors' && colorId === null)
    return { field: 'product_color_id', message: 'cart.choose_color' }
  if (colorId !== null && !isKnown) return { field: 'product_color_id', message: 'field.invalid' }
  return undefined
}

/** What is wrong with the places, one fault each. */
export async function placeFaults(trx: Trx, places: readonly ShelfPlace[]): Promise<PlaceFault[]> {
  const rows = await placeRows(trx, places)
  return places.flatMap((place, index) => {
    const row = rows[index]
    const fault = row && faultOf(place, row)
    return fault === undefined ? [] : [{ place: index, ...fault }]
  })
}

/** The shelf rows of places that are in order, locked in id order. */
export async function lockPlaces(trx: Trx, places: readonly ShelfPlace[]): Promise<ShelfRow[]> {
  await ensureShelf(trx, places)
  return lockShelf(
    trx,
    places.map((place) => ({ ...place, quantity: 0 })),
  )
}
