import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

/** A note for colleagues, or for the customer too. */
export function NoteDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const { reload } = useOrderChange()
  const form = useStaffForm({
    values: { note: '', visible: false },
    async send(body) {
      const { message } = await staffCall('POST /admin/orders/{id}/notes', {
        params: { id: order.id },
        body,
      })
      toasts.show(message)
      reload()
      onClose()
    },
  })
  const { register } = form.form
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.order.addNote')}
      verb={t('admin.order.addNote')}
      form={form}
    >
      <TextAreaField
        label={t('admin.order.note')}
        rows={4}
        maxLength={2000}
        error={form.errorOf('note')}
        {...register('note', { required: t('rule.required') })}
      />
      <Checkbox label={t('admin.order.noteVisible')} {...register('visible')} />
    </FormDialog>
  )
}
