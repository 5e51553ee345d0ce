import { PasswordField } from '#web/commerce/form/password-field.tsx'
import type { FormText } from '#web/commerce/form/use-fields.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import { StrengthMeter } from './strength-meter.tsx'

interface NewPasswordFieldsProps {
  label: 'field.password' | 'field.newPassword'
  password: FormText
  confirmation: FormText
}

/** A new password with its strength, and its confirmation. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="grid gap-2">
        <PasswordField {...password} label={t(label)} autoComplete="new-password" />
        <StrengthMeter password={password.value} />
      </div>
      <PasswordField
        {...confirmation}
        label={t('field.confirmation')}
        autoComplete="new-password"
      />
    </>
  )
}

/** Password managers save the new password under this name, where the form itself does not ask for it. */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      autoComplete="username"
      tabIndex={-1}
      aria-hidden="true"
      value={email}
      readOnly
    />
  )
}
