import { Moment } from '#web/admin/layout/moment.tsx'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { Check } from '#web/ui/icons/check.ts'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { CreditCard } from '#web/ui/icons/credit-card.ts'
import { House } from '#web/ui/icons/house.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { MessageSquarePlus } from '#web/ui/icons/message-square-plus.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Truck } from '#web/ui/icons/truck.ts'
import { Undo2 as Undo } from '#web/ui/icons/undo-2.ts'

import type { AdminOrder } from './order-loader.ts'

const EVENTS: ReadonlyMap<string, { icon: IconLines; text: TextKey }> = new Map([
  ['placed', { icon: ShoppingCart, text: 'admin.event.placed' }],
  ['paid', { icon: CreditCard, text: 'admin.event.paid' }],
  ['shipped', { icon: Truck, text: 'admin.event.shipped' }],
  ['in_transit', { icon: Truck, text: 'admin.event.in_transit' }],
  ['delivered', { icon: House, text: 'admin.event.delivered' }],
  ['completed', { icon: Check, text: 'admin.event.completed' }],
  ['cancelled', { icon: Ban, text: 'admin.event.cancelled' }],
  ['refunded', { icon: Undo, text: 'admin.event.refunded' }],
  ['refund_failed', { icon: CircleAlert, text: 'admin.event.refund_failed' }],
  ['addresses', { icon: MapPin, text: 'admin.event.addresses' }],
])

interface Entry {
  key: string
  icon: IconLines
  title: string
  text?: string | undefined
  isVisible?: boolean
  actor: string
  at: string
}

/** What happened to the order and what was noted on it, newest first. */
export function OrderTimeline({ order, onNote }: { order: AdminOrder; onNote: () => void }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <div className="flex items-center justify-between gap-2">
        <h2>{t('admin.order.timeline')}</h2>
        <Button look="ghost" icon={<Icon of={MessageSquarePlus} />} onClick={onNote}>
          {t('admin.order.addNote')}
        </Button>
      </div>
      <ol className="desk-timeline">
        {useEntries(order).map((entry) => (
          <li key={entry.key}>
            <span className="desk-event-icon">
              <Icon of={entry.icon} />
            </span>
            <div className="min-w-0">
              <b>{entry.title}</b>{' '}
              {entry.isVisible === true && <Badge>{t('admin.order.noteSeen')}</Badge>}
              {entry.text !== undefined && (
                <p className="text-muted wrap-anywhere whitespace-pre-line">{entry.text}</p>
              )}
            </div>
            <span className="text-muted desk-event-when">
              <Moment at={entry.at} />
              {` · ${entry.actor}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useEntries(order: AdminOrder): readonly Entry[] {
  const { t } = useTranslation()
  const actorOf = (actor: string) => (actor === 'shop' ? t('admin.order.system') : actor)
  // A note's event says no more than the note itself.
  const events = order.timeline
    .filter(({ kind }) => kind !== 'note')
    .map((event, index): Entry => {
      const { icon, text } = EVENTS.get(event.kind) ?? { icon: Clock, text: undefined }
      return {
        key: `event ${index}`,
        icon,
        title: text === undefined ? event.kind : t(text),
        text: detailsOf(event.details),
        actor: actorOf(event.actor),
        at: event.at,
      }
    })
  const notes = order.notes.map((note): Entry => ({
    key: `note ${note.id}`,
    icon: MessageSquarePlus,
    title: t('admin.order.note'),
    text: note.note,
    isVisible: note.visible,
    actor: actorOf(note.author),
    at: note.created_at,
  }))
  // What came at the same moment stays in its order, the last of it on top.
  return [...events, ...notes].toSorted((one, other) => one.at.localeCompare(other.at)).toReversed()
}

/** The part of an event's details that staff read: tracking numbers, amounts, reasons. */
function detailsOf(details: AdminOrder['timeline'][number]['details']): string | undefined {
  const told = ['carrier', 'tracking_number', 'amount', 'reason', 'failure', 'credit_note_number']
  const text = told
    .map((name) => details[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ')
  return text === '' ? undefined : text
}
