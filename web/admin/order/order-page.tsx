import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { Presence } from '#web/admin/live/presence.tsx'
import { PaymentCheckCard } from '#web/admin/payments/payment-check-card.tsx'
import { OrderStatusBadge, PaymentStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData } from '#web/router/hooks.ts'

import { AddressDialog } from './address-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DocumentMenu } from './document-menu.tsx'
import { Neighbours } from './neighbours.tsx'
import { NewerBar } from './newer-bar.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { OrderLines } from './order-lines.tsx'
import type { OrderData } from './order-loader.ts'
import { OrderPeople } from './order-people.tsx'
import type { OrderTask } from './order-task.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { ParcelsCard } from './parcels-card.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RefundsCard } from './refunds-card.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { StatusMenu } from './status-menu.tsx'

/** One order: lines, parcels, refunds and history on the left, people and payment on the right. */
export function OrderPage() {
  const { language } = useTranslation()
  const { order, checks } = useLoaderData<OrderData>()
  const [task, setTask] = useState<OrderTask>()
  const close = () => setTask(undefined)
  return (
    <>
      <RecordHead
        back={adminPath.orders}
        title={order.order_number}
        facts={
          <>
            <OrderStatusBadge status={order.status} />
            <PaymentStatusBadge status={order.payment.payment_status} />
            <span className="text-muted">{dateAndTime(order.created_at, language)}</span>
          </>
        }
      >
        <Neighbours order={order} />
        <DocumentMenu order={order} />
        <StatusMenu order={order} onCancel={() => setTask('cancel')} />
      </RecordHead>
      <Presence record={{ entity: 'order', id: order.id }} isEditing={task !== undefined} />
      <NewerBar order={order} />
      {checks.length > 0 && (
        <div className="desk-checks">
          {checks.map((check) => (
            <PaymentCheckCard key={check.id} check={check} />
          ))}
        </div>
      )}
      <div className="admin-columns">
        <div className="desk-main">
          <OrderLines order={order} onTask={setTask} />
          <ParcelsCard order={order} />
          <RefundsCard order={order} />
          <OrderTimeline order={order} onNote={() => setTask('note')} />
        </div>
        <OrderPeople order={order} onTask={setTask} />
      </div>
      {task === 'ship' && <ShipDialog order={order} onClose={close} />}
      {task === 'refund' && <RefundDialog order={order} onClose={close} />}
      {task === 'note' && <NoteDialog order={order} onClose={close} />}
      {task === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {(task === 'shipping_address' || task === 'billing_address') && (
        <AddressDialog order={order} which={task} onClose={close} />
      )}
    </>
  )
}
