import type { Order } from '#contract/orders.ts'

import type { OrderRow, ShipmentRow } from './order-queries.ts'

type Moments = Pick<ShipmentRow, 'processed_at' | 'shipped_at' | 'in_transit_at' | 'delivered_at'>
type Followed = Pick<OrderRow, 'status' | 'paid_at'> & { shipments: readonly Moments[] | null }
type Step = Order['tracking'][number]
interface Delivered {
  status: OrderRow['status']
  shipments: readonly { delivered_at: string | null }[] | null
}

/**
 * When each step was reached: processed when the order was paid, shipped and in transit with its
 * first parcel, delivered with its last one. A step that was skipped counts from the next.
 */
export function trackingSteps(order: Followed): Step[] {
  const parcels = order.shipments ?? []
  const delivered = deliveredAt(order)?.toISOString() ?? null
  const inTransit = earliest(parcels.map((parcel) => parcel.in_transit_at ?? parcel.delivered_at))
  const shipped = earliest(
    parcels.map((parcel) => parcel.shipped_at ?? parcel.in_transit_at ?? parcel.delivered_at),
  )
  const packed = earliest(parcels.map((parcel) => parcel.processed_at))
  return [
    { step: 'processed', reached_at: order.paid_at?.toISOString() ?? packed },
    { step: 'shipped', reached_at: shipped },
    { step: 'in_transit', reached_at: inTransit },
    { step: 'delivered', reached_at: delivered },
  ]
}

/** When the last parcel arrived; undefined while something is under way or still to be sent. */
export function deliveredAt({ status, shipments }: Delivered): Date | undefined {
  const arrivals = (shipments ?? []).map((parcel) => parcel.delivered_at)
  const isOver = status === 'completed' || status === 'refunded'
  if (!isOver || arrivals.length === 0 || arrivals.includes(null)) return undefined
  return new Date(Math.max(...arrivals.map((at) => Date.parse(at ?? ''))))
}

function earliest(moments: readonly (string | null)[]): string | null {
  const known = moments.filter((at) => at !== null).map((at) => Date.parse(at))
  return known.length === 0 ? null : new Date(Math.min(...known)).toISOString()
}
