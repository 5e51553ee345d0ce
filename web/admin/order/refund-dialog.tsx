import { useState } from 'react'

import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

/** Money back: an amount, or what lines cost, whose pieces may return to the shelf. */
export function RefundDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, language } = useTranslation()
  const { reload } = useOrderChange()
  const [way, setWay] = useState<'lines' | 'amount'>('lines')
  // One key for this dialog: pressed twice, or sent again after a cut line, it is one refund.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const open = order.items.filter((item) => item.quantity > item.refunded)
  const form = useStaffForm({
    onStale: reload,
    values: {
      amount: way === 'amount' ? order.refundable : '',
      reason: '',
      restock: true,
      lines: Object.fromEntries(open.map((item) => [`item${item.id}`, '0'])),
    },
    async send({ amount, reason, restock, lines }) {
      const chosen = open
        .map((item) => ({
          order_item_id: item.id,
          quantity: Number(lines[`item${item.id}`] ?? 0),
          restock,
        }))
        .filter(({ quantity }) => quantity > 0)
      const { message } = await staffCall(
        'POST /admin/orders/{id}/refunds',
        {
          params: { id: order.id },
          body: {
            ...(amount === '' ? {} : { amount: amount.replace(',', '.') }),
            reason: reason === '' ? null : reason,
            lines: way === 'lines' ? chosen : [],
            version: order.version,
          },
        },
        { idempotencyKey },
      )
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
      title={t('admin.order.refund')}
      verb={t('admin.order.refundVerb')}
      look="danger"
      form={form}
    >
      <Segmented
        label={t('admin.order.refundWhat')}
        options={[
          { value: 'lines', label: t('admin.order.refundLines') },
          { value: 'amount', label: t('admin.order.refundAmount') },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'lines' ? (
        <fieldset className="grid gap-2">
          <legend className="label mb-2">{t('admin.order.refundPieces')}</legend>
          {open.map((item) => (
            <label key={item.id} className="flex items-center gap-3">
              <input
                className="input staff-form-quantity"
                type="number"
                min={0}
                max={item.quantity - item.refunded}
                {...register(`lines.item${item.id}`)}
              />
              <span>
                {t('admin.order.ofPieces', {
                  count: item.quantity - item.refunded,
                  name: item.product.name,
                })}
              </span>
            </label>
          ))}
          <Checkbox label={t('admin.order.restock')} {...register('restock')} />
        </fieldset>
      ) : null}
      <TextField
        label={t('admin.order.amount')}
        {...(way === 'lines' ? { optional: t('field.optional') } : {})}
        hint={t(way === 'lines' ? 'admin.order.amountOfLines' : 'admin.order.refundable', {
          amount: formatMoney(order.refundable, language),
        })}
        error={form.errorOf('amount')}
        inputMode="decimal"
        autoComplete="off"
        {...register('amount')}
      />
      <TextAreaField
        label={t('admin.order.reason')}
        optional={t('field.optional')}
        rows={2}
        error={form.errorOf('reason')}
        {...register('reason')}
      />
      {order.payment.payment_method === 'bank_transfer' && (
        <Alert tone="info">{t('admin.order.refundByHand')}</Alert>
      )}
    </FormDialog>
  )
}
