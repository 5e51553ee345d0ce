import { useId, type ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { CircleAlert } from './icons/circle-alert.ts'

/** What a control needs to belong to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  /** Said behind the label where a field may stay empty: optional is marked, required is not. */
  optional?: string
  hint?: ReactNode
  error?: string | undefined
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A label above a control, with its hint, or its error in place of it. */
export function Field({ label, optional, hint, error, id, className = '', children }: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const noteId = `${controlId}-note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className={`field ${className}`}>
      <label className="label" htmlFor={controlId}>
        {label}
        {optional !== undefined && <span className="opt">{` ${optional}`}</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {error === undefined && hint !== undefined && (
        <p className="hint" id={noteId}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}
