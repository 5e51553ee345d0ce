import { useTranslation } from '#web/language/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { FormText } from './use-fields.ts'

interface EmailFieldProps {
  field: FormText
  /** "Email" unless told. */
  label?: string
  hint?: string
  /** `username` where one signs in with it: password managers keep the password under it. */
  autoComplete?: 'username' | 'email'
}

export function EmailField({ field, label, hint, autoComplete = 'username' }: EmailFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      {...field}
      label={label ?? t('field.email')}
      {...(hint !== undefined && { hint })}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      maxLength={254}
      aria-required
    />
  )
}
