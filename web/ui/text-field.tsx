import type { ComponentProps, ReactNode } from 'react'

import { Field } from './field.tsx'

interface TextFieldProps extends Omit<
  ComponentProps<'input'>,
  'aria-invalid' | 'aria-describedby'
> {
  label: string
  optional?: string
  hint?: ReactNode
  error?: string | undefined
}

/** A labelled one-line input. */
export function TextField({
  label,
  optional,
  hint,
  error,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} error={error} {...given({ optional, hint, id, className })}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  )
}

/** A labelled text of several lines. */
export function TextAreaField({
  label,
  optional,
  hint,
  error,
  id,
  className,
  ...input
}: Omit<ComponentProps<'textarea'>, 'aria-invalid' | 'aria-describedby'> & TextFieldNotes) {
  return (
    <Field label={label} error={error} {...given({ optional, hint, id, className })}>
      {(control) => <textarea className="input" {...input} {...control} />}
    </Field>
  )
}

/** A labelled native select: up to 12 options; above that a combobox. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  id,
  className,
  children,
  ...select
}: Omit<ComponentProps<'select'>, 'aria-invalid' | 'aria-describedby'> & TextFieldNotes) {
  return (
    <Field label={label} error={error} {...given({ optional, hint, id, className })}>
      {(control) => (
        <select className="input" {...select} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}

type TextFieldNotes = Pick<TextFieldProps, 'label' | 'optional' | 'hint' | 'error'>

/** Leaves out what was not given: exact optional properties do not take undefined. */
function given<T extends object>(properties: T) {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
