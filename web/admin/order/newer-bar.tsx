import { useEffect, useState } from 'react'

import { actorName } from '#web/admin/layout/actor-name.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { whenTold } from '#web/admin/live/live-bus.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'

import type { AdminOrder } from './order-loader.ts'

/** Above an order that somebody changed since it was read: who, and the way to see it. */
export function NewerBar({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  const newer = useNewer(order)
  const change = newer && lastChange(order, newer)
  return (
    <div className="news-bar is-alone" role="status">
      {newer !== undefined && (
        <>
          <span>
            {change === undefined
              ? t('admin.live.orderChanged')
              : t('admin.live.changedBy', { name: actorName(change.actor, t) })}{' '}
            {change !== undefined && <Moment at={change.at} />}
          </span>
          <Button
            look="secondary"
            size="small"
            icon={<Icon of={RefreshCw} />}
            isBusy={revalidator.state === 'loading'}
            onClick={() => void revalidator.revalidate()}
          >
            {t('admin.live.load')}
          </Button>
        </>
      )}
    </div>
  )
}

/** The order as it is now, where that is not as it is shown; one's own changes load it anyway. */
function useNewer(order: AdminOrder): AdminOrder | undefined {
  const [found, setFound] = useState<{ newer: AdminOrder; than: AdminOrder }>()
  const { id } = order
  useEffect(
    () =>
      whenTold(
        (event) => event.kind === 'order' && event.id === String(id),
        () => {
          staffCall('GET /admin/orders/{id}', { params: { id } }).then(
            ({ data }) => setFound({ newer: data, than: order }),
            () => undefined,
          )
        },
      ),
    [id, order],
  )
  if (found?.than !== order) return undefined
  return JSON.stringify(found.newer) === JSON.stringify(order) ? undefined : found.newer
}

/** What was done last, where the history says it. */
function lastChange(order: AdminOrder, newer: AdminOrder) {
  return newer.timeline.length > order.timeline.length ? newer.timeline.at(-1) : undefined
}
