import { useState, type ReactNode } from 'react'

import { Field } from '#web/ui/field.tsx'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export interface DropFieldProps {
  label: string
  optional?: string
  error?: string | undefined
  isBusy?: boolean
  /** Several at once: `onFile` is called for each. */
  isMultiple?: boolean
  /** As the file input takes them: `image/png,.csv`. */
  accept: string
  icon: IconLines
  hint: string
  onFile: (file: File) => void
  /** What stands in it: what it is for, or the name of what was chosen. */
  children: ReactNode
}

/** A place to choose a file or drop one on: the browser's own file input lies over all of it. */
export function DropField({
  label,
  optional,
  error,
  isBusy = false,
  isMultiple = false,
  accept,
  icon,
  hint,
  onFile,
  children,
}: DropFieldProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    <Field label={label} error={error} {...(optional !== undefined && { optional })}>
      {(control) => (
        <div className={`drop-field ${isOver ? 'is-over' : ''}`} aria-busy={isBusy}>
          {isBusy ? <Spinner /> : <Icon of={icon} />}
          <span>{children}</span>
          <span className="hint">{hint}</span>
          <input
            {...control}
            type="file"
            accept={accept}
            multiple={isMultiple}
            disabled={isBusy}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // Chosen again after a refusal, the same file is a change too.
              event.target.value = ''
              for (const file of files) onFile(file)
            }}
          />
        </div>
      )}
    </Field>
  )
}
