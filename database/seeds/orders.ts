import { sql } from 'kysely'

import { deliveryPromise } from '#contract/plain/delivery.ts'
import type { Trx } from '#database/pool.ts'

import { seedParcels } from './parcels.ts'
import { insertPastOrder, type Item, type Line, type PastOrder } from './past-order.ts'
import { pick, repeatableRandom } from './random.ts'

const DAY_MS = 86_400_000
const ORDERS = 640
const OVER_DAYS = 540
const CUT_OFF = '16:00'

const PEOPLE = [
  ['Annelies', 'Verstraete', 'Kortrijksesteenweg 12', '9000', 'Gent', 'nl', '+32 470 55 01 21'],
  ['Karim', 'Benali', 'Rue Neuve 44', '1000', 'Bruxelles', 'fr', '+32 470 55 01 22'],
  ['Sofie', 'Claes', 'Bondgenotenlaan 87', '3000', 'Leuven', 'nl', '+32 470 55 01 23'],
  ['Julien', 'Lambert', 'Rue de Fer 20', '5000', 'Namur', 'fr', '+32 470 55 01 24'],
  ['Marc', 'Dumont', 'Boulevard Tirou 5', '6000', 'Charleroi', 'fr', '+32 470 55 01 25'],
  ['Eva', 'Janssens', 'Meir 101', '2000', 'Antwerpen', 'nl', '+32 470 55 01 26'],
] as const

/** How often an article is sold: a few are best sellers, most sell now and then. */
const BEST_SELLERS = [
  'TN-2420',
  'LC-3219XL',
  '305XL',
  'DR-2400',
  '903XL',
  'PG-545XL',
  'TN-247',
  '302XL',
  'CLI-581XXL',
  '59X',
]

/**
 * Past orders of invented guests, so that popularity and dashboards have something to show, and
 * those of the demo customers among them. The oldest come first, so numbers follow the days.
 * Answers the id of each order.
 */
export async function seedOrders(
  trx: Trx,
  now: Date,
  own: readonly PastOrder[],
): Promise<ReadonlyMap<PastOrder, number>> {
  const all = [...guestOrders(await sellableItems(trx), now), ...own]
  const inOrder = all.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
  const ids = new Map<PastOrder, number>()
  for (const [place, past] of inOrder.entries())
    // oxlint-disable-next-line no-await-in-loop -- one transaction, and numbers follow the days
    ids.set(past, await insertPastOrder(trx, past, place))
  const orders = [...ids].map(([past, id]) => ({ id, past }))
  await seedParcels(trx, orders, now)
  await sql`select refresh_popularity()`.execute(trx)
  return ids
}

/** Articles with a stock of their own: packs take from their members. */
export async function sellableItems(
  trx: Trx,
): Promise<(Item & { cartridge_code: string | null })[]> {
  return trx
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select([
      'products.id',
      'products.sku',
      'products.name',
      'products.name_nl',
      'products.name_fr',
      'products.thumbnail',
      'products.regular_price_cents as price_cents',
      'products.cartridge_code',
      'brands.is_house_brand',
    ])
    .where('products.stock_kind', '=', 'single')
    .orderBy('products.id')
    .execute()
}

function guestOrders(items: Awaited<ReturnType<typeof sellableItems>>, now: Date): PastOrder[] {
  const random = repeatableRandom(2003)
  const popular = items.filter(({ cartridge_code }) =>
    BEST_SELLERS.some((code) => cartridge_code?.startsWith(code)),
  )
  return Array.from({ length: ORDERS }, (_, index): PastOrder => {
    // more and more of them, as a shop that grows has: fewest at the beginning, none at once
    const age = Math.floor(OVER_DAYS * (1 - Math.sqrt(1 - random())))
    const placedAt = new Date(now.getTime() - age * DAY_MS - Math.floor(random() * DAY_MS * 0.4))
    const lines = linesOf(random, items, popular)
    const [firstName, lastName, street, postalCode, city, language, phone] = pick(random, PEOPLE)
    const email = `guest-${index}@octavo.test`
    return {
      buyer: { firstName, lastName, street, postalCode, city, phone, email },
      placedAt,
      lines,
      language: pick(random, [language, language, language, 'en'] as const),
      method: 'credit_card',
      ...deliveryOf(placedAt, now),
    }
  })
}

/** Where an order stands today: delivered on the morning promised, or still to come. */
export function deliveryOf(placedAt: Date, now: Date): Pick<PastOrder, 'status' | 'deliveryOn'> {
  const { deliveredOn } = deliveryPromise(placedAt, CUT_OFF)
  const isThere = Date.parse(`${deliveredOn}T09:15:00Z`) < now.getTime()
  return { deliveryOn: deliveredOn, status: isThere ? 'completed' : 'processing' }
}

function linesOf(random: () => number, common: readonly Item[], popular: readonly Item[]): Line[] {
  const lines = new Map<number, Line>()
  const count = 1 + Math.floor(random() * 3)
  for (let line = 0; line < count; line++) {
    const item = pick(random, random() < 0.7 ? popular : common)
    lines.set(item.id, { ...item, quantity: 1 + Math.floor(random() ** 2 * 4) })
  }
  return [...lines.values()]
}
