import type { Language } from '#contract/plain/languages.ts'
import { OrderTracking } from '#web/commerce/orders/order-tracking.tsx'
import type { Order } from '#web/commerce/orders/order.ts'
import { dayAndTime, dayInWords } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** When it arrives, where it is, and by whom it is carried. */
export function OrderDelivery({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  const isOver = order.status === 'cancelled' || order.status === 'refunded'
  return (
    <section className="card card-pad">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{deliveryInWords(order, t, language)}</h2>
        <Parcels shipments={order.shipments} />
      </div>
      {!isOver && (
        <div className="mt-6">
          <OrderTracking steps={order.tracking} />
        </div>
      )}
    </section>
  )
}

/** "Arrives Tuesday 24 November", or what happened instead. */
export function deliveryInWords(order: Order, t: Translate, language: Language): string {
  if (order.status === 'cancelled') return t('confirmation.cancelled')
  if (order.status === 'refunded') return t('order.refunded')
  const deliveredAt = order.tracking.find(({ step }) => step === 'delivered')?.reached_at ?? null
  if (deliveredAt !== null) return t('order.delivered', { day: dayAndTime(deliveredAt, language) })
  return order.estimated_delivery === null
    ? t('confirmation.afterPayment')
    : t('confirmation.arrives', { day: dayInWords(order.estimated_delivery, language) })
}

function Parcels({ shipments }: { shipments: Order['shipments'] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-1 text-sm">
      {shipments.map(({ carrier, tracking_number: number, tracking_url: url }) => (
        <li key={number} className="text-muted">
          {t('order.carrier', { carrier })}{' '}
          {url === null ? (
            <span className="sku">{number}</span>
          ) : (
            <a className="link sku back-link" href={url} target="_blank" rel="noreferrer">
              {number}
              <span className="sr-only">{t('order.newWindow')}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
