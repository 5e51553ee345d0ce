import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** A mail that only says that mails arrive. */
export function TestMailDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const form = useStaffForm({
    values: { email: user?.email ?? '' },
    async send(body) {
      const { message } = await staffCall('POST /admin/mails/test', { body })
      toasts.show(message)
      onSent()
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.mails.sendTest')}
      verb={t('admin.mails.sendTest')}
      form={form}
    >
      <TextField
        label={t('admin.mails.recipient')}
        type="email"
        autoComplete="email"
        error={form.errorOf('email')}
        {...form.form.register('email', { required: t('rule.required') })}
      />
    </FormDialog>
  )
}
