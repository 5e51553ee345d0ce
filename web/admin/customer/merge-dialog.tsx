import { adminPath } from '#web/admin/admin-path.ts'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { Overview, User } from './customer-loader.ts'

/** Makes one of two accounts. Which is the other is known, or found by its address. */
export function MergeDialog({
  user,
  other,
  onClose,
}: {
  user: User
  other: Overview['doubles'][number] | undefined
  onClose: () => void
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const form = useStaffForm({
    values: { email: other?.email ?? '' },
    failure: t('admin.customers.updateFailed'),
    async send({ email }) {
      const otherId = other?.id ?? (await idOf(email))
      if (otherId === undefined) {
        form.form.setError('email', { message: t('admin.customers.mergeNobody') })
        return
      }
      const { data, message } = await staffCall('POST /admin/users/{id}/merge', {
        params: { id: user.id },
        body: { other_id: otherId },
      })
      toasts.show(message)
      onClose()
      if (data.id === user.id) void revalidator.revalidate()
      else await navigate(adminPath.customer(data.id))
    },
  })
  const idOf = async (email: string) => {
    const search = email.trim().toLowerCase()
    const { data } = await staffCall('GET /admin/users', { query: { role: 'customer', search } })
    return data.find((one) => one.email.toLowerCase() === search && one.id !== user.id)?.id
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.customers.mergeTitle')}
      verb={t('admin.customers.merge')}
      look="danger"
      form={form}
    >
      <p>{t('admin.customers.mergeText')}</p>
      <TextField
        label={t('admin.customers.mergeEmail')}
        type="email"
        autoComplete="off"
        readOnly={other !== undefined}
        error={form.errorOf('email')}
        {...form.form.register('email', { required: t('rule.required') })}
      />
    </FormDialog>
  )
}
