import { useState, type ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EyeOff } from '#web/ui/icons/eye-off.ts'
import { Eye } from '#web/ui/icons/eye.ts'

interface PasswordFieldProps {
  id: string
  name: string
  label: string
  value: string
  error: string | undefined
  hint?: ReactNode
  className?: string
  autoComplete: 'current-password' | 'new-password'
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

/** A password that can be pasted, filled in by a password manager, and shown. */
export function PasswordField({
  id,
  label,
  error,
  hint,
  className = '',
  ...input
}: PasswordFieldProps) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id={id} label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="password-input">
          <input
            className="input password-text"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
            aria-required
            {...input}
            {...control}
          />
          <IconButton
            className="password-show"
            label={isShown ? t('password.hide') : t('password.show')}
            icon={<Icon of={isShown ? EyeOff : Eye} />}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
