import { addDays, belgianDay, isWorkingDay, nextWorkingDay } from '#contract/plain/delivery.ts'

import { deliveryOf } from './orders.ts'
import { parcelTimes } from './parcels.ts'
import type { Buyer, Item, Line, PastOrder } from './past-order.ts'

const DAY_MS = 86_400_000

type Bought = readonly (readonly [sku: string, quantity: number])[]

const INK_SET: Bought = [
  ['OC-BR-LC3219XLBK', 1],
  ['OC-BR-LC3219XLC', 1],
  ['OC-BR-LC3219XLM', 1],
  ['OC-BR-LC3219XLY', 1],
]
const TONER: Bought = [['OC-HP-59X-BK', 1]]

/** What the private customer of the demo has bought, and how many days ago; all of it has arrived. */
const DELIVERED: readonly (readonly [daysAgo: number, bought: Bought])[] = [
  [
    38,
    [
      ['OC-BR-LC3219XLBK', 2],
      ['OC-PHOTO-A4-GL-200', 1],
    ],
  ],
  [80, [['OC-PAP-A4-80-500', 3]]],
  [122, [...TONER, ['OC-POCKETS-A4-100', 2]]],
  [171, INK_SET],
  [
    214,
    [
      ['OC-LAB-21UP', 1],
      ['OC-ENV-C5-250', 1],
    ],
  ],
  [260, [['OC-BR-LC3219XLBK', 1]]],
  [
    301,
    [
      ['OC-PAP-A4-80-500', 5],
      ['OC-PEN-BLACK-10', 1],
    ],
  ],
  [352, TONER],
  [407, INK_SET],
  [
    466,
    [
      ['OC-BINDER-A4-8', 6],
      ['OC-TAPE-19-8', 1],
    ],
  ],
]

/** Orders of the private customer: one in transit, one cancelled because no transfer came, the rest delivered. */
export function privateOrders(
  buyer: Buyer,
  items: readonly Item[],
  now: Date,
): { underWay: PastOrder; delivered: PastOrder[]; cancelled: PastOrder } {
  const order = shapeOf(buyer, items)
  const delivered = DELIVERED.map(([daysAgo, bought], index) => {
    const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const method = index % 3 === 1 ? ('bancontact' as const) : ('credit_card' as const)
    return order(bought, { placedAt, method, ...deliveryOf(placedAt, now) })
  })
  return {
    underWay: order([...INK_SET, ['OC-PAP-A4-80-500', 2]], {
      ...nowInTransit(now),
      method: 'bancontact',
      status: 'processing',
    }),
    delivered,
    cancelled: order([['OC-STAPLER-25', 1]], {
      placedAt: new Date(now.getTime() - 97 * DAY_MS),
      method: 'bank_transfer',
      status: 'cancelled',
      deliveryOn: nextWorkingDay(belgianDay(new Date(now.getTime() - 97 * DAY_MS))),
    }),
  }
}

/** Orders of the business customer, with the references of its purchasing. */
export function businessOrders(buyer: Buyer, items: readonly Item[], now: Date): PastOrder[] {
  const order = shapeOf(buyer, items)
  const bought: readonly (readonly [number, string, Bought])[] = [
    [
      25,
      'PO-2208',
      [
        ['OC-HP-59X-BK', 4],
        ['OC-PAP-A4-80-500', 10],
      ],
    ],
    [
      140,
      'PO-2141',
      [
        ['OC-HP-59X-BK', 2],
        ['OC-ENV-DLW-500', 2],
      ],
    ],
  ]
  return bought.map(([daysAgo, purchaseOrder, lines]) => {
    const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    return order(lines, {
      placedAt,
      method: 'credit_card',
      purchaseOrder,
      ...deliveryOf(placedAt, now),
    })
  })
}

/** An order of the last working day whose parcels are on their way by now. */
function nowInTransit(now: Date): Pick<PastOrder, 'placedAt' | 'deliveryOn'> {
  let day = belgianDay(now)
  while (!isWorkingDay(day) || parcelTimes(nextWorkingDay(day)).in_transit_at > now)
    day = addDays(day, -1)
  return { placedAt: new Date(`${day}T09:40:00Z`), deliveryOn: nextWorkingDay(day) }
}

const WAITING: readonly (readonly [daysAgo: number, bought: Bought])[] = [
  [1, [['OC-PAP-A4-80-500', 4]]],
  [3, TONER],
  [9, [['OC-ENV-C5-250', 2]]],
]

/** Orders whose transfer has not come yet: staff match them with what the bank says. */
export function waitingOrders(buyer: Buyer, items: readonly Item[], now: Date): PastOrder[] {
  const order = shapeOf(buyer, items)
  return WAITING.map(([daysAgo, bought]) => {
    const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    return order(bought, {
      placedAt,
      method: 'bank_transfer',
      status: 'pending',
      deliveryOn: nextWorkingDay(belgianDay(placedAt)),
    })
  })
}

type Course = Pick<PastOrder, 'placedAt' | 'method' | 'status' | 'deliveryOn' | 'purchaseOrder'>

function shapeOf(buyer: Buyer, items: readonly Item[]) {
  const bySku = new Map(items.map((item) => [item.sku, item]))
  const lineOf = ([sku, quantity]: readonly [string, number]): Line => {
    const item = bySku.get(sku)
    if (item === undefined) throw new Error(`The catalogue has no ${sku}`)
    return { ...item, quantity }
  }
  return (bought: Bought, course: Course): PastOrder => ({
    buyer,
    lines: bought.map(lineOf),
    language: 'nl',
    ...course,
  })
}
