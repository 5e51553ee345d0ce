import type { Answer } from '#contract/api.ts'
import type { NotificationType } from '#contract/plain/statuses.ts'
import { relativeTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { paths } from '#web/pages/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bell } from '#web/ui/icons/bell.ts'
import { Droplet } from '#web/ui/icons/droplet.ts'
import { Heart } from '#web/ui/icons/heart.ts'
import { Info } from '#web/ui/icons/info.ts'
import { Package } from '#web/ui/icons/package.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { X } from '#web/ui/icons/x.ts'

export type Notification = Answer<'GET /customer/notifications'>['data']['notifications'][number]

const ICONS: Record<NotificationType, typeof Bell> = {
  info: Info,
  order: Package,
  wishlist: Heart,
  cart: ShoppingCart,
  product: Droplet,
  system: Bell,
}

/** Where a notification leads; undefined when it only tells something. */
export function notificationTarget({ type, related_id: id }: Notification): string | undefined {
  if (type === 'order') return id === null ? paths.orders : paths.order(id)
  if (type === 'product' && id !== null) return paths.product(id)
  if (type === 'wishlist') return paths.wishlist
  return type === 'cart' ? paths.cart : undefined
}

interface NotificationRowProps {
  notification: Notification
  /** Called when it is pressed: marks it read and goes to its target. */
  onOpen: (notification: Notification) => void
  /** Without it the row has no delete button. */
  onDelete?: (notification: Notification) => void
}

/** One notification of a list: what it is about, how old it is, and whether it was read. */
export function NotificationRow({ notification, onOpen, onDelete }: NotificationRowProps) {
  const { t, language } = useTranslation()
  const now = useNow()
  const { type, title, message, is_read: isRead, created_at: createdAt } = notification
  return (
    <li className={isRead ? 'note-row' : 'note-row note-row-new'}>
      <NotificationIcon type={type} />
      <button type="button" className="note-open" onClick={() => onOpen(notification)}>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={isRead ? '' : 'font-bold'}>{title}</span>
          {!isRead && <Badge tone="info">{t('notifications.new')}</Badge>}
        </span>
        <span className="text-muted block text-sm">{message}</span>
        <span className="text-subtle block text-sm">
          <time dateTime={createdAt}>{relativeTime(createdAt, now, language)}</time>
        </span>
      </button>
      {onDelete !== undefined && (
        <IconButton
          label={t('notifications.delete', { title })}
          icon={<Icon of={X} />}
          onClick={() => onDelete(notification)}
        />
      )}
    </li>
  )
}

/** What it is about, at a glance. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  return (
    <span className={`note-icon note-icon-${type}`}>
      <Icon of={ICONS[type]} />
    </span>
  )
}
