import type { ComponentProps, ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import type { TextField } from '#web/storefront/buying/checkout-values.ts'
import { TextField as TextInput } from '#web/ui/text-field.tsx'

import { useCheckoutForm } from './checkout-form.ts'

interface FormFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'type' | 'maxLength' | 'autoCapitalize' | 'className' | 'list'
> {
  name: TextField
  label: string
  isOptional?: boolean
  hint?: ReactNode
  /** When the field is left, after its own check. */
  onLeave?: () => void
}

/** A text of the checkout form: checked when it is left, its error gone with the next key. */
export function FormField({
  name,
  label,
  isOptional = false,
  hint,
  onLeave,
  ...input
}: FormFieldProps) {
  const { t } = useTranslation()
  const text = useCheckoutForm().text(name)
  return (
    <TextInput
      {...input}
      {...text}
      onBlur={() => {
        text.onBlur()
        onLeave?.()
      }}
      label={label}
      hint={hint}
      aria-required={isOptional ? undefined : true}
      {...(isOptional ? { optional: t('checkout.optional') } : {})}
    />
  )
}
