import { SHIPMENT_STATUSES } from '#contract/plain/statuses.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

type Parcel = AdminOrder['shipments'][number]

/** The parcels of an order, each with where it is and the steps it can still take. */
export function ParcelsCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  if (order.shipments.length === 0) return null
  return (
    <section className="card admin-card">
      <h2>{t('admin.order.parcels')}</h2>
      <ol className="desk-list">
        {order.shipments.map((parcel, index) => (
          <ParcelRow key={parcel.id} order={order} parcel={parcel} number={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function ParcelRow({
  order,
  parcel,
  number,
}: {
  order: AdminOrder
  parcel: Parcel
  number: number
}) {
  const { t } = useTranslation()
  const { busy, run } = useOrderChange()
  const next = SHIPMENT_STATUSES.slice(SHIPMENT_STATUSES.indexOf(parcel.status) + 1)
  const nameOf = (itemId: number) =>
    order.items.find((item) => item.id === itemId)?.product.name ?? ''
  return (
    <li className="desk-list-row">
      <div className="min-w-0 flex-1">
        <b>{t('admin.order.parcel', { number })}</b>{' '}
        <Badge tone={parcel.status === 'delivered' ? 'success' : 'info'} hasDot>
          {t(`admin.parcel.${parcel.status}`)}
        </Badge>
        <p className="text-muted">
          {`${parcel.carrier} `}
          {parcel.tracking_url === null ? (
            <span className="num">{parcel.tracking_number}</span>
          ) : (
            <a className="link num" href={parcel.tracking_url} target="_blank" rel="noreferrer">
              {parcel.tracking_number}
            </a>
          )}
        </p>
        <ul className="text-muted">
          {parcel.lines.map((line) => (
            <li key={line.order_item_id}>
              {t('admin.order.times', {
                quantity: line.quantity,
                name: nameOf(line.order_item_id),
              })}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {next.map((status) => (
          <Button
            key={status}
            look="secondary"
            isBusy={busy === status}
            aria-label={t('admin.order.moveParcel', {
              number,
              status: t(`admin.parcel.${status}`),
            })}
            onClick={() =>
              void run(status, () =>
                staffCall('PATCH /admin/shipments/{id}', {
                  params: { id: parcel.id },
                  body: { status, version: parcel.version },
                }),
              )
            }
          >
            {t(`admin.parcel.${status}`)}
          </Button>
        ))}
      </div>
    </li>
  )
}
