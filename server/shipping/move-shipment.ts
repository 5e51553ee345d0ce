import type { AdminShipment } from '#contract/admin-orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { MailTemplate } from '#contract/plain/mail-templates.ts'
import { SHIPMENT_STATUSES, type ShipmentStatus } from '#contract/plain/statuses.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Mail } from '#server/mails/outbox.ts'
import { adminShipmentOf } from '#server/orders/admin-order-shape.ts'
import { completeWhenDelivered, isWhollyDelivered } from '#server/orders/complete-order.ts'
import { type LockedOrder, lockOrder, raiseVersion } from '#server/orders/desk-queries.ts'
import { recordOrderEvent } from '#server/orders/events.ts'
import type { DeskCall } from '#server/orders/lock-for-desk.ts'
import { mailOrderEvent, type OrderMail } from '#server/orders/order-mail.ts'
import { refusal } from '#server/orders/refuse-transition.ts'
import { message } from '#server/platform/messages.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { orderShippedMail } from './order-shipped.mail.ts'
import { parcelDeliveredMail } from './parcel-delivered.mail.ts'
import { parcelInTransitMail } from './parcel-in-transit.mail.ts'
import { type OrderParcel, setShipmentStatus, shipmentById } from './shipment-queries.ts'

/**
 * A parcel has come further; steps may be skipped, none is taken back. The last one to arrive completes
 * its order when nothing is left to ship. Throws `not_found`, `stale` and `invalid_transition`.
 */
export async function moveShipment(
  shop: Shop,
  call: DeskCall,
  id: number,
  status: ShipmentStatus,
): Promise<AdminShipment> {
  return inTransaction(shop.db, async (trx) => {
    const { order, parcel } = await lockParcel(trx, id)
    await refuseStale(parcel, call.version, () => adminShipmentOf(parcel, order.shipping_address))
    const next = stepsAfter(parcel.status)
    const step = next.find((one) => one === status)
    if (step === undefined) throw cannotMove(parcel, next, call.language)
    await setShipmentStatus(trx, id, step)
    await raiseVersion(trx, order.id)
    await tell(trx, shop, { order, parcel, step }, call.staff.name)
    if (step === 'delivered') await completeWhenDelivered(trx, shop, order.id, call.staff.name)
    await recordChange(trx, call.staff, {
      action: 'status',
      entity: 'shipment',
      entityId: id,
      before: { status: parcel.status },
      after: { status },
    })
    const moved = await shipmentById(trx, id)
    return adminShipmentOf(moved ?? parcel, order.shipping_address)
  })
}

type Step = Exclude<ShipmentStatus, 'processed'>

/** The order is what is locked: whatever changes its parcels waits for it. */
async function lockParcel(
  trx: Trx,
  id: number,
): Promise<{ order: LockedOrder; parcel: OrderParcel }> {
  const found = await shipmentById(trx, id)
  const order = found && (await lockOrder(trx, found.order_id))
  const parcel = order && (await shipmentById(trx, id))
  if (order === undefined || parcel === undefined)
    throw new ShopError('not_found', { message: 'shipping.not_found' })
  return { order, parcel }
}

function stepsAfter(status: ShipmentStatus): Step[] {
  const steps = SHIPMENT_STATUSES.slice(SHIPMENT_STATUSES.indexOf(status) + 1)
  return steps.filter((step) => step !== 'processed')
}

function cannotMove({ status }: OrderParcel, allowed: readonly Step[], language: Language) {
  // i18n: shipping.status.*
  const word = (step: ShipmentStatus) => message(language, `shipping.status.${step}`)
  return refusal(allowed, language, {
    names: allowed.map(word),
    params: { status: word(status) },
    some: 'shipping.invalid_transition',
    none: 'shipping.no_transition',
  })
}

async function tell(
  trx: Trx,
  shop: Shop,
  { order, parcel, step }: { order: LockedOrder; parcel: OrderParcel; step: Step },
  actor: string,
): Promise<void> {
  const { id, carrier, tracking_number } = parcel
  const isPart = step === 'delivered' && !(await isWhollyDelivered(trx, order.id))
  const eventId = await recordOrderEvent(trx, shop.jobs, {
    orderId: order.id,
    kind: step,
    actor,
    details: { shipment_id: id, carrier, tracking_number, is_part: isPart },
  })
  // A customer with an account is notified of the way in between.
  if (step === 'in_transit' && order.user_id !== null) return
  const event = { template: TEMPLATES[step], eventId }
  const shown = adminShipmentOf(parcel, order.shipping_address)
  await mailOrderEvent(trx, shop, order, event, (mail) => MAILS[step](mail, shown, isPart))
}

const TEMPLATES = {
  shipped: 'order-shipped',
  in_transit: 'order-in-transit',
  delivered: 'order-delivered',
} as const satisfies Record<Step, MailTemplate>

const MAILS: Record<Step, (mail: OrderMail, parcel: AdminShipment, isPart: boolean) => Mail> = {
  shipped: (mail, parcel) => orderShippedMail(mail, { parcel, following: [] }),
  in_transit: parcelInTransitMail,
  delivered: parcelDeliveredMail,
}
