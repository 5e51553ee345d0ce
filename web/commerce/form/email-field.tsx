import { useTranslation } from '#web/language/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { FormText } from './use-fields.ts'

interface EmailFieldProps {
  field: FormText
  /** `username` where one signs in with it: password managers keep the password under it. */
  autoComplete?: 'username' | 'email'
}

export function EmailField({ field, autoComplete = 'username' }: EmailFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      {...field}
      label={t('field.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      maxLength={254}
      aria-required
    />
  )
}
