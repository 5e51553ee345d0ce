import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

import type { UserRow } from './customers-loader.ts'

/** Whether somebody may sign in, and has ordered. */
export function UserBadge({ user }: { user: Pick<UserRow, 'blocked' | 'orders_count' | 'role'> }) {
  const { t } = useTranslation()
  if (user.blocked)
    return (
      <Badge tone="danger" hasDot>
        {t('admin.customers.blocked')}
      </Badge>
    )
  if (user.role !== 'customer')
    return (
      <Badge tone="info" hasDot>
        {t(`admin.customers.roles.${user.role}`)}
      </Badge>
    )
  const isNew = user.orders_count === 0
  return (
    <Badge tone={isNew ? 'info' : 'success'} hasDot>
      {t(isNew ? 'admin.customers.new' : 'admin.customers.active')}
    </Badge>
  )
}
