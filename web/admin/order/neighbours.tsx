import { adminPath } from '#web/admin/admin-path.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Link } from '#web/ui/link.tsx'

import type { AdminOrder } from './order-loader.ts'

/** To the orders placed before and after this one. */
export function Neighbours({
  order: { previous_id: previous, next_id: next },
}: {
  order: AdminOrder
}) {
  const { t } = useTranslation()
  const look = 'btn btn-secondary btn-icon'
  return (
    <nav className="flex gap-2" aria-label={t('admin.order.neighbours')}>
      {previous !== null && (
        <Link
          className={look}
          to={adminPath.order(previous)}
          aria-label={t('admin.order.previous')}
        >
          <Icon of={ChevronLeft} />
        </Link>
      )}
      {next !== null && (
        <Link className={look} to={adminPath.order(next)} aria-label={t('admin.order.next')}>
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  )
}
