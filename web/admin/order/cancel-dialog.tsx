import { fromWire } from '#contract/plain/money.ts'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

/** Says what cancelling does before it is done: pieces return to the shelf, money to the customer. */
export function CancelDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, language } = useTranslation()
  const { reload } = useOrderChange()
  const form = useStaffForm({
    onStale: reload,
    values: { reason: '' },
    async send({ reason }) {
      const { message } = await staffCall('POST /admin/orders/{id}/cancel', {
        params: { id: order.id },
        body: { reason: reason === '' ? null : reason, version: order.version },
      })
      toasts.show(message)
      reload()
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.order.cancelTitle', { number: order.order_number })}
      verb={t('admin.order.cancelVerb')}
      look="danger"
      form={form}
    >
      <p>
        {fromWire(order.refundable) > 0
          ? t('admin.order.cancelPaid', { amount: formatMoney(order.refundable, language) })
          : t('admin.order.cancelUnpaid')}
      </p>
      <TextAreaField
        label={t('admin.order.reason')}
        optional={t('field.optional')}
        hint={t('admin.order.reasonHint')}
        rows={2}
        error={form.errorOf('reason')}
        {...form.form.register('reason')}
      />
    </FormDialog>
  )
}
