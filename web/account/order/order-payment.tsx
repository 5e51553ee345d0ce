import type { ReactNode } from 'react'

import { fromWire } from '#contract/plain/money.ts'
import { PaymentStatusBadge } from '#web/account/orders/status-badges.tsx'
import type { Order } from '#web/commerce/orders/order.ts'
import { METHOD_TEXTS } from '#web/commerce/words/method-texts.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** How it was paid, and the amounts. */
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
        <Sums order={order} />
      </dl>
    </section>
  )
}

function Sums({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  const money = (amount: string) => formatMoney(amount, language)
  const isFree = fromWire(order.shipping_fee) === 0
  return (
    <>
      <Row label={t('order.sum.subtotal')} isFirst>
        {money(order.subtotal)}
      </Row>
      {fromWire(order.discount) !== 0 && (
        <Row label={t('order.sum.discount')}>
          <span className="text-accent-text">
            {t('order.sum.minus', { amount: money(order.discount) })}
          </span>
        </Row>
      )}
      <Row label={t('order.sum.shipping')}>
        {isFree ? (
          <span className="text-success-text font-semibold">{t('order.sum.free')}</span>
        ) : (
          money(order.shipping_fee)
        )}
      </Row>
      {order.tax_lines.map(({ rate, vat }) => (
        <Row key={rate} label={t('order.sum.vat', { rate: formatNumber(rate, language) })}>
          {money(vat)}
        </Row>
      ))}
      <div className="sum-total">
        <dt>{t('order.sum.total')}</dt>
        <dd>{money(order.total)}</dd>
      </div>
    </>
  )
}

function Row({
  label,
  isFirst = false,
  isLong = false,
  children,
}: {
  label: string
  /** The first of the amounts, under a line. */
  isFirst?: boolean
  /** May break anywhere: other companies' numbers have no spaces. */
  isLong?: boolean
  children: ReactNode
}) {
  return (
    <div className={isFirst ? 'border-line border-t pt-2' : ''}>
      <dt>{label}</dt>
      <dd className={isLong ? 'long-value' : ''}>{children}</dd>
    </div>
  )
}
