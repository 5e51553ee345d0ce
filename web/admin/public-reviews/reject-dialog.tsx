import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'

/** Why reviews are not shown: for staff, and for a writer who asks. */
export function RejectDialog({
  count,
  onReject,
  onClose,
}: {
  count: number
  onReject: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: { reason: '' },
    async send({ reason }) {
      await onReject(reason)
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.reviews.rejectTitle', { count })}
      verb={t('admin.reviews.reject')}
      look="danger"
      form={form}
    >
      <p>{t('admin.reviews.rejectText')}</p>
      <TextAreaField
        label={t('admin.order.reason')}
        rows={3}
        maxLength={1000}
        error={form.errorOf('reason')}
        {...form.form.register('reason', {
          validate: (text) => text.trim() !== '' || t('rule.required'),
        })}
      />
    </FormDialog>
  )
}
