import { useState } from 'react'

import { useUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'

import { InviteDialog } from './invite-dialog.tsx'
import type { StaffData } from './settings-loader.ts'
import { StaffSessions } from './staff-sessions.tsx'
import { StaffTable } from './staff-table.tsx'

/** Who works here, and where they are signed in. */
export function StaffCards({ staff: { members, sessions } }: { staff: StaffData }) {
  const { t } = useTranslation()
  const me = useUser()
  const revalidator = useRevalidator()
  const [isInviting, setIsInviting] = useState(false)
  const reload = () => void revalidator.revalidate()
  const mayWrite = me?.role === 'super_admin'
  return (
    <>
      <section className="card">
        <div className="settings-head settings-head-with">
          <div>
            <h2>{t('admin.staff.accounts')}</h2>
            <p className="text-muted">{t('admin.staff.accountsText')}</p>
          </div>
          {mayWrite && (
            <Button icon={<Icon of={Plus} />} onClick={() => setIsInviting(true)}>
              {t('admin.staff.invite')}
            </Button>
          )}
        </div>
        <StaffTable members={members} mayWrite={mayWrite} meId={me?.id} onChanged={reload} />
      </section>
      <StaffSessions sessions={sessions} onChanged={reload} />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onDone={reload} />}
    </>
  )
}
