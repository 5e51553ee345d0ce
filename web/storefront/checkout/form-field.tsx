import type { ComponentProps, ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import type { TextField } from '#web/storefront/buying/checkout-values.ts'
import { TextField as TextInput } from '#web/ui/text-field.tsx'

import { fieldId, useForm } from './use-checkout-form.ts'

interface FormFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'type' | 'maxLength' | 'autoCapitalize' | 'className'
> {
  name: TextField
  label: string
  isOptional?: boolean
  hint?: ReactNode
}

/** A text of the checkout form: checked when it is left, its error gone with the next key. */
export function FormField({ name, label, isOptional = false, hint, ...input }: FormFieldProps) {
  const { t } = useTranslation()
  const { values, errors, change, check } = useForm()
  return (
    <TextInput
      {...input}
      id={fieldId(name)}
      name={name}
      label={label}
      hint={hint}
      error={errors[name]}
      aria-required={isOptional ? undefined : true}
      {...(isOptional ? { optional: t('checkout.optional') } : {})}
      value={values[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      onBlur={() => check(name)}
    />
  )
}
