import type { ReactNode } from 'react'

import { hasDocuments, OrderDocuments } from '#web/commerce/orders/order-documents.tsx'
import type { Order } from '#web/commerce/orders/order.ts'
import { PaymentStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { sumOf, SumRows } from '#web/commerce/orders/sum-rows.tsx'
import { METHOD_TEXTS } from '#web/commerce/words/method-texts.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** How it was paid, the amounts, and the invoices. */
export function OrderPayment({ order }: { order: Order }) {
  const { t } = useTranslation()
  const {
    payment_method: method,
    payment_status: status,
    transaction_id: transaction,
  } = order.payment
  return (
    <section className="card card-pad min-w-0 self-start">
      <h2 className="mb-3 text-lg">{t('order.payment.title')}</h2>
      <dl className="sum">
        <Row label={t('order.payment.method')}>{t(METHOD_TEXTS[method].name)}</Row>
        <Row label={t('order.payment.status')}>
          <PaymentStatusBadge status={status} />
        </Row>
        {transaction !== null && (
          <Row label={t('order.payment.transaction')} isLong>
            {transaction}
          </Row>
        )}
        {order.purchase_order !== null && (
          <Row label={t('order.payment.reference')} isLong>
            {order.purchase_order}
          </Row>
        )}
      </dl>
      <dl className="sum border-line mt-2 border-t pt-2">
        <SumRows sum={sumOf(order)} delivery={t('sum.delivery')} />
      </dl>
      {hasDocuments(order) && (
        <div className="border-line mt-3 border-t pt-3">
          <h3 className="mb-2 text-base">{t('documents.title')}</h3>
          <OrderDocuments order={order} />
        </div>
      )}
    </section>
  )
}

function Row({
  label,
  isLong = false,
  children,
}: {
  label: string
  /** May break anywhere: other companies' numbers have no spaces. */
  isLong?: boolean
  children: ReactNode
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isLong ? 'long-value' : ''}>{children}</dd>
    </div>
  )
}
