import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate } from '#web/router/hooks.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { Overview, User } from './customer-loader.ts'
import { EditDialog } from './edit-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { useUserChange } from './use-user-change.ts'

export type CustomerTask =
  | { kind: 'edit' }
  | { kind: 'block' }
  | { kind: 'delete' }
  | { kind: 'merge'; other: Overview['doubles'][number] | undefined }

/** The dialog of what staff are about to do with an account. */
export function CustomerTasks({
  task,
  user,
  onClose,
}: {
  task: CustomerTask
  user: User
  onClose: () => void
}) {
  if (task.kind === 'edit') return <EditDialog user={user} onClose={onClose} />
  if (task.kind === 'merge') return <MergeDialog user={user} other={task.other} onClose={onClose} />
  return task.kind === 'block' ? (
    <BlockDialog user={user} onClose={onClose} />
  ) : (
    <DeleteDialog user={user} onClose={onClose} />
  )
}

interface TaskProps {
  user: User
  onClose: () => void
}

function BlockDialog({ user, onClose }: TaskProps) {
  const { t } = useTranslation()
  const { run } = useUserChange()
  return (
    <ConfirmDialog
      title={t('admin.customers.blockTitle', { name: user.name })}
      verb={t('admin.customers.block')}
      isDanger
      onConfirm={() => void run(user, { blocked: true }).then(onClose)}
      onClose={onClose}
    >
      {t('admin.customers.blockText')}
    </ConfirmDialog>
  )
}

function DeleteDialog({ user, onClose }: TaskProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = async () => {
    try {
      const { message } = await staffCall('DELETE /admin/users/{id}', { params: { id: user.id } })
      toasts.show(message)
      await navigate(adminPath.customers)
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.customers.deleteFailed')))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={t('admin.customers.deleteTitle', { name: user.name })}
      verb={t('admin.customers.delete')}
      isDanger
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('admin.customers.deleteText')}
    </ConfirmDialog>
  )
}
