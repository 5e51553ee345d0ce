import type { AdminShipment, OrderNote, Refund } from '#contract/admin-orders.ts'
import type { OrderAddress } from '#contract/orders.ts'
import { cents, toWire } from '#contract/plain/money.ts'

import type { NoteRow } from './note-queries.ts'
import type { ShipmentRow } from './order-queries.ts'
import { shipmentOf } from './order-shape.ts'
import type { RefundRow } from './refund-queries.ts'

export function adminShipmentOf(parcel: ShipmentRow, to: OrderAddress): AdminShipment {
  const { id, version, lines } = parcel
  return {
    ...shipmentOf(parcel, to),
    id,
    version,
    lines,
    processed_at: new Date(parcel.processed_at).toISOString(),
    shipped_at: moment(parcel.shipped_at),
    in_transit_at: moment(parcel.in_transit_at),
    delivered_at: moment(parcel.delivered_at),
  }
}

function moment(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

export function refundOf(refund: RefundRow): Refund {
  const { id, status, reason, failure, actor, credit_note_number } = refund
  return {
    id,
    amount: toWire(cents(refund.amount_cents)),
    status,
    reason,
    failure,
    lines: refund.lines.map(({ amount_cents: amount, ...line }) => ({
      ...line,
      amount: toWire(cents(amount)),
    })),
    actor,
    credit_note_number,
    created_at: refund.created_at.toISOString(),
  }
}

export function noteOf({
  id,
  note,
  is_visible: visible,
  author,
  created_at: at,
}: NoteRow): OrderNote {
  return { id, note, visible, author, created_at: at.toISOString() }
}
