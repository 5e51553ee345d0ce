import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

/** Those whose tracking pages the shop knows come first. */
const CARRIERS = ['bpost', 'PostNL', 'DHL', 'DPD', 'GLS', 'UPS', 'Mondial Relay']

/** A parcel leaves with some of what is still to be sent; all of it, unless staff say less. */
export function ShipDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const { reload } = useOrderChange()
  const open = order.items.filter((item) => item.to_ship > 0)
  const form = useStaffForm({
    onStale: reload,
    values: {
      carrier: CARRIERS[0] ?? '',
      tracking_number: '',
      lines: Object.fromEntries(open.map((item) => [`item${item.id}`, String(item.to_ship)])),
    },
    async send({ lines, ...parcel }) {
      const { message } = await staffCall('POST /admin/orders/{id}/shipments', {
        params: { id: order.id },
        body: {
          ...parcel,
          lines: open
            .map((item) => ({
              order_item_id: item.id,
              quantity: Number(lines[`item${item.id}`] ?? 0),
            }))
            .filter(({ quantity }) => quantity > 0),
          version: order.version,
        },
      })
      toasts.show(message)
      reload()
      onClose()
    },
  })
  const { register } = form.form
  const required = t('rule.required')
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.order.ship')}
      verb={t('admin.order.shipVerb')}
      form={form}
    >
      <div className="staff-form-row">
        <TextField
          label={t('admin.order.carrier')}
          list="carriers"
          error={form.errorOf('carrier')}
          {...register('carrier', { required })}
        />
        <datalist id="carriers">
          {CARRIERS.map((carrier) => (
            <option key={carrier}>{carrier}</option>
          ))}
        </datalist>
        <TextField
          label={t('admin.order.trackingNumber')}
          error={form.errorOf('tracking_number')}
          autoComplete="off"
          {...register('tracking_number', { required })}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="label mb-2">{t('admin.order.inThisParcel')}</legend>
        {open.map((item) => (
          <label key={item.id} className="flex items-center gap-3">
            <input
              className="input staff-form-quantity"
              type="number"
              min={0}
              max={item.to_ship}
              {...register(`lines.item${item.id}`)}
            />
            <span>
              {t('admin.order.ofPieces', { count: item.to_ship, name: item.product.name })}
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
