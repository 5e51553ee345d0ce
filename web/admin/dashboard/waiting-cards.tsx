import { adminPath } from '#web/admin/admin-path.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { Boxes } from '#web/ui/icons/boxes.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { ListChecks } from '#web/ui/icons/list-checks.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Star } from '#web/ui/icons/star.ts'
import { Undo2 as Undo } from '#web/ui/icons/undo-2.ts'
import { Link } from '#web/ui/link.tsx'

import type { Dashboard } from './dashboard-loader.ts'

interface Waiting {
  text: TextKey
  count: (dashboard: Dashboard) => number
  to: string
  icon: IconLines
}

const WAITING: readonly Waiting[] = [
  {
    text: 'admin.dashboard.toShip',
    count: (dashboard) => dashboard.to_ship,
    to: withQuery(adminPath.orders, { work: 'to_ship' }),
    icon: Package,
  },
  {
    text: 'admin.dashboard.unpaid',
    count: (dashboard) => dashboard.unpaid,
    to: withQuery(adminPath.orders, { status: 'pending', payment_status: 'pending' }),
    icon: Clock,
  },
  {
    text: 'admin.dashboard.paymentsToCheck',
    count: (dashboard) => dashboard.payments_to_check,
    to: adminPath.payments,
    icon: CircleAlert,
  },
  {
    text: 'admin.dashboard.newMessages',
    count: (dashboard) => dashboard.new_messages,
    to: withQuery(adminPath.contactSubmissions, { status: 'new' }),
    icon: Inbox,
  },
  {
    text: 'admin.dashboard.pendingReviews',
    count: (dashboard) => dashboard.pending_reviews,
    to: withQuery(adminPath.publicReviews, { status: 'pending' }),
    icon: Star,
  },
  {
    text: 'admin.dashboard.lowStock',
    count: (dashboard) => dashboard.low_stock,
    to: withQuery(adminPath.stock, { state: 'scarce' }),
    icon: Boxes,
  },
  {
    text: 'admin.dashboard.withdrawals',
    count: (dashboard) => dashboard.withdrawals,
    to: withQuery(adminPath.withdrawals, { status: 'open' }),
    icon: Undo,
  },
  {
    text: 'admin.dashboard.failedMails',
    count: (dashboard) => dashboard.failed_mails,
    to: withQuery(adminPath.mails, { status: 'unseen' }),
    icon: Mail,
  },
  {
    text: 'admin.dashboard.failedJobs',
    count: (dashboard) => dashboard.failed_jobs,
    to: withQuery(adminPath.jobs, { status: 'failed' }),
    icon: ListChecks,
  },
]

/** What somebody has to do, each with the list it is in. What waits for nobody is left out. */
export function WaitingCards({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation()
  const waiting = WAITING.filter(({ count }) => count(dashboard) > 0)
  if (waiting.length === 0) return <p className="card p-4">{t('admin.dashboard.nothing')}</p>
  return (
    <nav className="waiting-cards" aria-label={t('admin.dashboard.waiting')}>
      {waiting.map(({ text, count, to, icon }) => (
        <Link key={text} className="card waiting-card" to={to}>
          <span className="waiting-icon">
            <Icon of={icon} />
          </span>
          <b>{t(text, { count: count(dashboard) })}</b>
          <Icon of={ChevronRight} />
        </Link>
      ))}
    </nav>
  )
}
