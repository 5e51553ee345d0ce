import type { HeaderCounts } from '#web/commerce/session/header-counts.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Heart } from '#web/ui/icons/heart.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Link } from '#web/ui/link.tsx'

/** How many orders, wishes and addresses there are; each leads to them. */
export function CountCards({ counts }: { counts: HeaderCounts }) {
  const { t } = useTranslation()
  const cards = [
    {
      to: paths.orders,
      icon: Package,
      count: counts.orders_count,
      words: t('dashboard.orders', { count: counts.orders_count }),
    },
    {
      to: paths.wishlist,
      icon: Heart,
      count: counts.wishlist_count,
      words: t('dashboard.wishes', { count: counts.wishlist_count }),
    },
    {
      to: paths.addresses,
      icon: MapPin,
      count: counts.addresses_count,
      words: t('dashboard.addresses', { count: counts.addresses_count }),
    },
  ]
  return (
    <div className="count-cards">
      {cards.map(({ to, icon, count, words }) => (
        <Link key={to} className="card count-card" to={to}>
          <span className="note-icon self-center max-sm:hidden">
            <Icon of={icon} />
          </span>
          <span className="min-w-0">
            <span className="num font-display block text-2xl font-bold">{count}</span>
            <span className="text-muted text-sm">{words}</span>
          </span>
        </Link>
      ))}
    </div>
  )
}
