import { useEffect, useRef } from 'react'

import type { Language } from '#contract/plain/languages.ts'
import { OrderTracking } from '#web/commerce/orders/order-tracking.tsx'
import { dayAndTime, dayInWords, longDate } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

import type { Tracked } from './use-tracked-order.ts'

/** Where the order is, who carries it, and what is in it. */
export function TrackedOrder({ order, onAnother }: { order: Tracked; onAnother: () => void }) {
  const { t, language } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isOver = order.status === 'cancelled' || order.status === 'refunded'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="sku text-3xl whitespace-nowrap" ref={heading} tabIndex={-1}>
          {order.order_number}
        </h1>
        <span className="text-muted">
          {t('tracking.placed', { date: longDate(order.created_at, language) })}
        </span>
        <Button className="ml-auto" look="ghost" onClick={onAnother}>
          {t('tracking.another')}
        </Button>
      </div>
      <section className="card card-pad mt-5">
        <h2 className="text-xl">{whereItIs(order, t, language)}</h2>
        {!isOver && (
          <div className="mt-6">
            <OrderTracking steps={order.steps} />
          </div>
        )}
      </section>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <Parcels shipments={order.shipments} />
        <Items order={order} />
      </div>
    </>
  )
}

function whereItIs(order: Tracked, t: Translate, language: Language): string {
  if (order.status === 'cancelled') return t('tracking.cancelled')
  if (order.status === 'refunded') return t('tracking.refunded')
  const arrived = order.steps.find(({ step }) => step === 'delivered')?.reached_at ?? null
  if (arrived !== null) return t('tracking.deliveredOn', { day: dayAndTime(arrived, language) })
  return order.estimated_delivery === null
    ? t('tracking.waiting')
    : t('tracking.arrivesOn', { day: dayInWords(order.estimated_delivery, language) })
}

function Parcels({ shipments }: { shipments: Tracked['shipments'] }) {
  const { t } = useTranslation()
  if (shipments.length === 0)
    return <p className="card card-pad text-muted">{t('tracking.noParcel')}</p>
  return (
    <div className="grid gap-5">
      {shipments.map(({ carrier, tracking_number: number, tracking_url: url }, index) => (
        <section key={number} className="card card-pad">
          <h2 className="mb-3 text-lg">
            {t('tracking.parcel', { number: index + 1, count: shipments.length })}
          </h2>
          <dl className="num grid gap-2">
            <div className="flex items-baseline justify-between gap-3">
              <dt className="text-muted">{t('tracking.carrier')}</dt>
              <dd className="text-right">{carrier}</dd>
            </div>
            <div className="flex items-baseline justify-between gap-3">
              <dt className="text-muted">{t('tracking.number')}</dt>
              <dd className="min-w-0 text-right wrap-anywhere">
                {url === null ? (
                  <span className="sku">{number}</span>
                ) : (
                  <a className="link sku" href={url} target="_blank" rel="noreferrer">
                    {number}
                    <span className="sr-only"> {t('tracking.newWindow')}</span>
                  </a>
                )}
              </dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  )
}

function Items({ order: { items } }: { order: Tracked }) {
  const { t } = useTranslation()
  return (
    <section className="card card-pad">
      <h2 className="mb-1 text-lg">{t('tracking.items')}</h2>
      <ul className="divide-line divide-y">
        {items.map(({ name, thumbnail, quantity }) => (
          <li key={name} className="flex items-center gap-3.5 py-3">
            <span className="thumb">
              <img src={thumbnail} alt="" width="48" height="48" />
            </span>
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            <span className="num">{`${quantity} ×`}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted border-line border-t pt-3 text-sm">
        {t('tracking.privacy')}{' '}
        <Link className="link" to={withQuery(paths.login, { return: paths.orders })}>
          {t('tracking.invoice')}
        </Link>
      </p>
    </section>
  )
}
