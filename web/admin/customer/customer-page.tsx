import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { ChangeHistory } from '#web/admin/audit-log/change-history.tsx'
import { UserBadge } from '#web/admin/customers/user-badge.tsx'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { Presence } from '#web/admin/live/presence.tsx'
import { useUser } from '#web/commerce/session/current-user.ts'
import { longDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { LockOpen } from '#web/ui/icons/lock-open.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'

import { CustomerCards } from './customer-cards.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import type { CustomerData } from './customer-loader.ts'
import { CustomerSide } from './customer-side.tsx'
import { type CustomerTask, CustomerTasks } from './customer-tasks.tsx'
import { useUserChange } from './use-user-change.ts'

/** One account: what it bought and owns, who is behind it, and what staff can do for them. */
export function CustomerPage() {
  const { t, language } = useTranslation()
  const { user, overview, log } = useLoaderData<CustomerData>()
  const me = useUser()
  const revalidator = useRevalidator()
  const change = useUserChange()
  const [task, setTask] = useState<CustomerTask>()
  // A super admin writes to staff; nobody takes their own way in.
  const mayWrite = user.role === 'customer' || me?.role === 'super_admin'
  const isSelf = user.id === me?.id
  const mayBlock = mayWrite && !isSelf
  return (
    <>
      <RecordHead
        back={adminPath.customers}
        title={user.name}
        facts={
          <>
            <UserBadge user={user} />
            <span className="text-muted">
              {user.role === 'customer'
                ? t('admin.customers.since', { day: longDate(user.created_at, language) })
                : user.email}
            </span>
          </>
        }
      >
        {mayBlock &&
          (user.blocked ? (
            <Button
              look="secondary"
              icon={<Icon of={LockOpen} />}
              isBusy={change.isBusy}
              onClick={() => void change.run(user, { blocked: false })}
            >
              {t('admin.customers.unblock')}
            </Button>
          ) : (
            <Button
              look="danger-quiet"
              icon={<Icon of={Ban} />}
              onClick={() => setTask({ kind: 'block' })}
            >
              {t('admin.customers.block')}
            </Button>
          ))}
        {mayWrite && (
          <Button
            look="secondary"
            icon={<Icon of={Pencil} />}
            onClick={() => setTask({ kind: 'edit' })}
          >
            {t('admin.customers.edit')}
          </Button>
        )}
      </RecordHead>
      <Presence record={{ entity: 'user', id: user.id }} isEditing={task !== undefined} />
      {user.role === 'customer' && <CustomerFigures user={user} overview={overview} />}
      <div className="admin-columns">
        <div className="grid gap-4">
          {user.role === 'customer' && <CustomerCards user={user} overview={overview} />}
          <ChangeHistory
            title="admin.customers.log"
            rows={log}
            all={withQuery(adminPath.auditLog, { entity: 'user', entity_id: String(user.id) })}
            empty={t('admin.customers.noLog')}
            onDone={() => void revalidator.revalidate()}
          />
        </div>
        <CustomerSide
          user={user}
          overview={overview}
          mayWrite={mayWrite}
          isSelf={isSelf}
          onTask={setTask}
        />
      </div>
      {task !== undefined && (
        <CustomerTasks task={task} user={user} onClose={() => setTask(undefined)} />
      )}
    </>
  )
}
