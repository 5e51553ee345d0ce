import { COUNTRIES, type Country } from '#contract/plain/countries.ts'
import type { FieldNames } from '#web/admin/form/conflict-dialog.tsx'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { countryName } from '#web/language/format.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

type Address = AdminOrder['shipping_address']

const FIELDS: readonly { name: keyof Address; label: TextKey; isOptional?: boolean }[] = [
  { name: 'first_name', label: 'field.firstName' },
  { name: 'last_name', label: 'field.lastName' },
  { name: 'company_name', label: 'field.company', isOptional: true },
  { name: 'vat_number', label: 'field.vatNumber', isOptional: true },
  { name: 'street', label: 'field.street' },
  { name: 'building_apartment', label: 'admin.order.apartment', isOptional: true },
  { name: 'postal_code', label: 'field.postcode' },
  { name: 'city', label: 'field.city' },
  { name: 'phone', label: 'field.phone', isOptional: true },
  { name: 'email', label: 'admin.orders.email', isOptional: true },
]

/** One of the two addresses of an order, as long as nothing of it has left. */
export function AddressDialog({
  order,
  which,
  onClose,
}: {
  order: AdminOrder
  which: 'shipping_address' | 'billing_address'
  onClose: () => void
}) {
  const { t, language } = useTranslation()
  const { reload } = useOrderChange()
  const form = useStaffForm({
    values: { [which]: filled(order[which]) },
    async send(values, version = order.version) {
      const { message } = await staffCall('PUT /admin/orders/{id}/addresses', {
        params: { id: order.id },
        body: { [which]: emptied(values[which]), version },
      })
      toasts.show(message)
      reload()
      onClose()
    },
    current: (record) => {
      const now = record as AdminOrder
      return { values: { [which]: filled(now[which]) }, version: now.version }
    },
  })
  const { register } = form.form
  const names: FieldNames = Object.fromEntries(
    FIELDS.map(({ name, label }) => [`${which}.${name}`, label]),
  )
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t(
        which === 'shipping_address' ? 'admin.order.shippingAddress' : 'admin.order.billingAddress',
      )}
      verb={t('admin.save')}
      form={form}
      names={names}
    >
      <div className="staff-form-row">
        {FIELDS.map(({ name, label, isOptional }) => (
          <TextField
            key={name}
            label={t(label)}
            {...(isOptional === true ? { optional: t('field.optional') } : {})}
            error={form.errorOf(`${which}.${name}`)}
            autoComplete="off"
            {...register(`${which}.${name}`)}
          />
        ))}
        <SelectField
          label={t('field.country')}
          error={form.errorOf(`${which}.country`)}
          {...register(`${which}.country`)}
        >
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {countryName(code, language)}
            </option>
          ))}
        </SelectField>
      </div>
    </FormDialog>
  )
}

type Entered = Record<string, string>

/** Inputs have no null. */
function filled(address: Address): Entered {
  return Object.fromEntries(Object.entries(address).map(([name, value]) => [name, value ?? '']))
}

function emptied(entered: Entered = {}): Record<string, string | null> & { country?: Country } {
  return Object.fromEntries(
    Object.entries(entered).map(([name, value]) => [name, value.trim() === '' ? null : value]),
  )
}
