import { INVITATION_DAYS } from '#contract/plain/invitation.ts'
import { type Language, LANGUAGES } from '#contract/plain/languages.ts'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { StaffRole } from './staff-dialogs.tsx'

/** A new colleague: who, as what, and in which language the mail is. */
export function InviteDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t, language } = useTranslation()
  const form = useStaffForm({
    values: emptyInvitation(language),
    async send(body) {
      const { message } = await staffCall('POST /admin/staff', { body })
      toasts.show(message)
      onDone()
      onClose()
    },
  })
  const { register } = form.form
  const required = { required: t('rule.required') }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.staff.invite')}
      verb={t('admin.staff.inviteVerb')}
      form={form}
    >
      <p>{t('admin.staff.inviteText', { days: INVITATION_DAYS })}</p>
      <TextField
        label={t('admin.staff.name')}
        autoComplete="off"
        error={form.errorOf('name')}
        {...register('name', required)}
      />
      <TextField
        label={t('admin.staff.email')}
        type="email"
        autoComplete="off"
        error={form.errorOf('email')}
        {...register('email', required)}
      />
      <div className="staff-form-row">
        <SelectField
          label={t('admin.staff.role')}
          error={form.errorOf('role')}
          {...register('role')}
        >
          {(['admin', 'super_admin'] as const).map((role) => (
            <option key={role} value={role}>
              {t(`admin.customers.roles.${role}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('admin.staff.language')}
          error={form.errorOf('language')}
          {...register('language')}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {t(`admin.language.${code}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </FormDialog>
  )
}

function emptyInvitation(language: Language): {
  name: string
  email: string
  role: StaffRole
  language: Language
} {
  return { name: '', email: '', role: 'admin', language }
}
