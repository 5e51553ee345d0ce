import { Code } from '#web/commerce/card/code.tsx'
import type { Order } from '#web/commerce/orders/order.ts'
import { OrderStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { TransferCard } from '#web/commerce/orders/transfer-card.tsx'
import { AddressLines } from '#web/commerce/words/address-lines.tsx'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData } from '#web/router/hooks.ts'

import { BackToOrders } from './back-to-orders.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPayment } from './order-payment.tsx'
import { SomethingWrong } from './something-wrong.tsx'

/** Everything about one order. */
export function OrderPage() {
  const order = useLoaderData<Order>()
  return (
    <>
      <BackToOrders />
      <OrderHead key={order.id} order={order} />
      <div className="mt-5 grid gap-4">
        {order.bank_transfer !== null && <TransferCard transfer={order.bank_transfer} />}
        <OrderDelivery order={order} />
        <OrderNotes notes={order.notes} />
        <div
          className="order-columns"
          data-vat={order.customer_type === 'business' ? 'excl' : undefined}
        >
          <OrderItems order={order} />
          <OrderPayment order={order} />
        </div>
        <OrderAddresses order={order} />
      </div>
    </>
  )
}

function OrderHead({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  return (
    <OrderAgain order={order}>
      <h1 className="text-3xl">
        <Code>{order.order_number}</Code>
      </h1>
      <OrderStatusBadge status={order.status} />
      <span className="text-muted">
        {t('order.placed', { date: dateAndTime(order.created_at, language) })}
      </span>
    </OrderAgain>
  )
}

function OrderAddresses({ order }: { order: Order }) {
  const { t } = useTranslation()
  const blocks = [
    { title: t('order.shippingAddress'), address: order.shipping_address },
    { title: t('order.billingAddress'), address: order.billing_address },
  ]
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {blocks.map(({ title, address }) => (
        <section key={title} className="card card-pad">
          <h2 className="mb-2 text-lg">{title}</h2>
          <AddressLines address={address} />
          {[address.phone, address.email].map(
            (line) =>
              line !== null && (
                <p key={line} className="text-muted wrap-anywhere">
                  {line}
                </p>
              ),
          )}
        </section>
      ))}
      <SomethingWrong order={order} />
    </div>
  )
}
