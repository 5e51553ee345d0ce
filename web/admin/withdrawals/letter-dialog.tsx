import { useState } from 'react'

import { belgianDay } from '#contract/plain/delivery.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import type { AdminOrder } from '#web/admin/order/order-loader.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** A withdrawal that came by letter: the order is found by its number, then its pieces are ticked off. */
export function LetterDialog({ onClose }: { onClose: () => void }) {
  const [order, setOrder] = useState<AdminOrder>()
  return order === undefined ? (
    <FindOrder onClose={onClose} onFound={setOrder} />
  ) : (
    <Letter order={order} onClose={onClose} />
  )
}

function FindOrder({
  onClose,
  onFound,
}: {
  onClose: () => void
  onFound: (order: AdminOrder) => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: { order_number: '' },
    async send({ order_number: number }) {
      const query = { search: number.trim() }
      const { data } = await staffCall('GET /admin/orders', { query })
      const row = data.find((one) => one.order_number.toLowerCase() === number.trim().toLowerCase())
      if (row === undefined) {
        form.form.setError('order_number', { message: t('admin.withdrawals.noOrder') })
        return
      }
      const found = await staffCall('GET /admin/orders/{id}', { params: { id: row.id } })
      onFound(found.data)
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.withdrawals.letter')}
      verb={t('admin.withdrawals.findOrder')}
      form={form}
    >
      <TextField
        label={t('admin.withdrawals.orderNumber')}
        autoComplete="off"
        error={form.errorOf('order_number')}
        {...form.form.register('order_number', { required: t('rule.required') })}
      />
    </FormDialog>
  )
}

function Letter({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const today = belgianDay(useNow())
  const form = useStaffForm({
    values: {
      declared_on: today,
      reason: '',
      lines: Object.fromEntries(order.items.map((item) => [`item${item.id}`, '0'])),
    },
    async send({ declared_on, reason, lines }) {
      const { data, message } = await staffCall('POST /admin/withdrawals', {
        body: {
          order_number: order.order_number,
          declared_on,
          reason: reason === '' ? null : reason,
          lines: order.items
            .map((item) => ({
              order_item_id: item.id,
              quantity: Number(lines[`item${item.id}`] ?? 0),
            }))
            .filter(({ quantity }) => quantity > 0),
        },
      })
      toasts.show(message)
      await navigate(adminPath.withdrawal(data.id))
    },
  })
  const { register } = form.form
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.withdrawals.letterOf', { number: order.order_number })}
      verb={t('admin.withdrawals.register')}
      form={form}
    >
      <TextField
        label={t('admin.withdrawals.declaredOn')}
        type="date"
        error={form.errorOf('declared_on')}
        {...register('declared_on')}
      />
      <fieldset className="grid gap-2">
        <legend className="label mb-2">{t('admin.withdrawals.pieces')}</legend>
        {order.items.map((item) => (
          <label key={item.id} className="flex items-center gap-3">
            <input
              className="input staff-form-quantity"
              type="number"
              min={0}
              max={item.quantity}
              {...register(`lines.item${item.id}`)}
            />
            <span>
              {t('admin.order.ofPieces', { count: item.quantity, name: item.product.name })}
            </span>
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={t('admin.order.reason')}
        optional={t('field.optional')}
        rows={2}
        error={form.errorOf('reason')}
        {...register('reason')}
      />
    </FormDialog>
  )
}
