import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { adminPath } from '#web/admin/admin-path.ts'
import { OrderStatusBadge, PaymentStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'

import { AddressDialog } from './address-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DocumentMenu } from './document-menu.tsx'
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
  const { t, language } = useTranslation()
  const { order } = useLoaderData<OrderData>()
  const [task, setTask] = useState<OrderTask>()
  const close = () => setTask(undefined)
  return (
    <>
      <div className="admin-head">
        <Link
          className="btn btn-ghost btn-icon"
          to={adminPath.orders}
          aria-label={t('admin.order.back')}
        >
          <Icon of={ArrowLeft} />
        </Link>
        <div className="desk-title">
          <h1 className="num">{order.order_number}</h1>
          <OrderStatusBadge status={order.status} />
          <PaymentStatusBadge status={order.payment.payment_status} />
          <span className="text-muted">{dateAndTime(order.created_at, language)}</span>
        </div>
        <DocumentMenu order={order} />
        <StatusMenu order={order} onCancel={() => setTask('cancel')} />
      </div>
      {order.needs_attention !== null && (
        <Alert tone="warning" className="mb-4">
          <b>{t('admin.orders.attention')}</b> {order.needs_attention}
        </Alert>
      )}
      <div className="desk-columns">
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
