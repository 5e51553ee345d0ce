import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { StaffMember } from './settings-loader.ts'

export type StaffRole = StaffMember['role']

interface DialogProps {
  member: StaffMember
  onClose: () => void
  onDone: () => void
}

/** Another role, asked about first. */
export function RoleDialog({ member, role, onClose, onDone }: DialogProps & { role: StaffRole }) {
  const { t } = useTranslation()
  const change = async () => {
    try {
      const { message } = await staffCall('PUT /admin/users/{id}', {
        params: { id: member.id },
        body: { role, version: member.version },
      })
      toasts.show(message)
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.customers.updateFailed')))
    }
    onDone()
    onClose()
  }
  const { name } = member
  return (
    <ConfirmDialog
      title={t('admin.staff.roleTitle', { name })}
      verb={t('admin.staff.roleVerb')}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      {t('admin.staff.roleText', { name, role: t(`admin.customers.roles.${role}`) })}
    </ConfirmDialog>
  )
}

/** Forgets a second factor, for a lost phone. */
export function FactorDialog({ member, onClose, onDone }: DialogProps) {
  const { t } = useTranslation()
  const reset = async () => {
    try {
      const { message } = await staffCall('DELETE /admin/staff/{id}/second-factor', {
        params: { id: member.id },
      })
      toasts.show(message)
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
    onDone()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('admin.staff.resetTitle', { name: member.name })}
      verb={t('admin.staff.resetFactor')}
      isDanger
      onConfirm={() => void reset()}
      onClose={onClose}
    >
      {t('admin.staff.resetText', { name: member.name })}
    </ConfirmDialog>
  )
}
