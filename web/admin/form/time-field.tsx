import { type ReactNode, useState } from 'react'

import { TextField } from '#web/ui/text-field.tsx'

import { instantOf, localMinute } from './local-minute.ts'

/** A moment to the minute: staff read and write their own time, the API gets UTC. */
export function TimeField({
  label,
  value,
  onChange,
  optional,
  hint,
  error,
}: {
  label: string
  /** ISO in UTC, or null for none. */
  value: string | null
  onChange: (at: string | null) => void
  optional?: string
  hint?: ReactNode
  error?: string | undefined
}) {
  // While it is typed an input says nothing that is a moment.
  const [text, setText] = useState(() => localMinute(value))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (instantOf(text) !== value) setText(localMinute(value))
  }
  return (
    <TextField
      label={label}
      type="datetime-local"
      step={60}
      error={error}
      {...(optional !== undefined && { optional })}
      {...(hint !== undefined && { hint })}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(instantOf(event.target.value))
      }}
    />
  )
}
