import { Moment } from '#web/admin/layout/moment.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'

import type { AdminOrder } from './order-loader.ts'

type Event = AdminOrder['timeline'][number]

const ICONS: ReadonlyMap<string, IconLines> = new Map([
  ['placed', ShoppingCart],
  ['cancelled', Ban],
])

/** What happened to the order, newest first. */
export function OrderTimeline({ timeline }: { timeline: readonly Event[] }) {
  const { t } = useTranslation()
  return (
    <section className="card desk-card">
      <h2>{t('admin.order.timeline')}</h2>
      <ol className="desk-timeline">
        {timeline.toReversed().map((event) => (
          <li key={`${event.kind} ${event.at}`}>
            <span className="desk-event-icon">
              <Icon of={ICONS.get(event.kind) ?? Clock} />
            </span>
            {/* i18n: admin.event.* */}
            <b>{t(`admin.event.${event.kind as 'placed'}`)}</b>
            <span className="text-muted desk-event-when">
              <Moment at={event.at} />
              {` · ${event.actor}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
