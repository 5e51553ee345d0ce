import { type Role, ROLES } from '#contract/plain/statuses.ts'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { User } from './customer-loader.ts'

const NAMES = {
  name: 'admin.customers.name',
  email: 'admin.customers.email',
  phone: 'admin.customers.phone',
  role: 'admin.customers.role',
} as const

/** Name, address and phone of an account; its role, for a super admin. */
export function EditDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  const me = useUser()
  const revalidator = useRevalidator()
  const maySetRole = me?.role === 'super_admin' && me.id !== user.id
  const form = useStaffForm({
    values: valuesOf(user),
    failure: t('admin.customers.updateFailed'),
    current: (record) => ({ values: valuesOf(record as User), version: (record as User).version }),
    async send({ role, phone, ...entered }, over) {
      const { message } = await staffCall('PUT /admin/users/{id}', {
        params: { id: user.id },
        body: {
          ...entered,
          phone: phone.trim() === '' ? null : phone,
          ...(maySetRole && { role: role as Role }),
          version: over ?? user.version,
        },
      })
      toasts.show(message)
      void revalidator.revalidate()
      onClose()
    },
  })
  const { register } = form.form
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.customers.editTitle')}
      verb={t('admin.save')}
      form={form}
      names={NAMES}
    >
      <TextField
        label={t('admin.customers.name')}
        autoComplete="off"
        error={form.errorOf('name')}
        {...register('name', { required: t('rule.required') })}
      />
      <TextField
        label={t('admin.customers.email')}
        type="email"
        autoComplete="off"
        hint={t('admin.customers.emailHint')}
        error={form.errorOf('email')}
        {...register('email', { required: t('rule.required') })}
      />
      <TextField
        label={t('admin.customers.phone')}
        type="tel"
        autoComplete="off"
        optional={t('field.optional')}
        error={form.errorOf('phone')}
        {...register('phone')}
      />
      {maySetRole && (
        <SelectField
          label={t('admin.customers.role')}
          hint={t('admin.customers.roleHint')}
          error={form.errorOf('role')}
          {...register('role')}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`admin.customers.roles.${role}`)}
            </option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  )
}

function valuesOf({ name, email, phone, role }: User) {
  return { name, email, phone: phone ?? '', role: role as string }
}
