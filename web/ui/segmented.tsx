import type { ReactNode } from 'react'

interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode; name?: string; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
  size?: 'normal' | 'large'
  className?: string
}

/** Two to four views that exclude each other. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'normal',
  className = '',
}: SegmentedProps<Value>) {
  return (
    <div
      className={`segmented ${size === 'large' ? 'segmented-lg' : ''} ${className}`}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-label={option.name}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
