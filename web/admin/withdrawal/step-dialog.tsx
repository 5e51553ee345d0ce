import type { Answer } from '#contract/api.ts'
import type { WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type AdminWithdrawal = Answer<'GET /admin/withdrawals/{id}'>['data']

/**
 * Says what a step does before it is taken. Declining needs a reason, which the customer reads; of money
 * that goes back the mail of the refund tells.
 */
export function StepDialog({
  withdrawal,
  status,
  onClose,
  onDone,
}: {
  withdrawal: AdminWithdrawal
  status: WithdrawalStatus
  onClose: () => void
  onDone: () => void
}) {
  const { t, language } = useTranslation()
  const isDeclined = status === 'declined'
  const isRefunded = status === 'refunded'
  const form = useStaffForm({
    onStale: onDone,
    values: { reason: '', restock: false },
    async send({ reason, restock }) {
      const { message } = await staffCall('PATCH /admin/withdrawals/{id}', {
        params: { id: withdrawal.id },
        body: {
          status,
          reason: reason === '' ? null : reason,
          ...(isRefunded && { restock }),
          version: withdrawal.version,
        },
      })
      toasts.show(message)
      void refreshWork()
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t(`admin.withdrawals.step.${status as 'accepted'}`)}
      verb={t(`admin.withdrawals.step.${status as 'accepted'}`)}
      look={isDeclined ? 'danger' : 'primary'}
      form={form}
    >
      <p>
        {t(`admin.withdrawals.does.${status as 'accepted'}`, {
          amount: formatMoney(withdrawal.amount, language),
        })}
      </p>
      {isRefunded ? (
        <Checkbox label={t('admin.withdrawals.restock')} {...form.form.register('restock')} />
      ) : (
        <TextAreaField
          label={t('admin.withdrawals.toCustomer')}
          {...(isDeclined ? {} : { optional: t('field.optional') })}
          rows={3}
          maxLength={1000}
          error={form.errorOf('reason')}
          {...form.form.register('reason', isDeclined ? { required: t('rule.required') } : {})}
        />
      )}
    </FormDialog>
  )
}
