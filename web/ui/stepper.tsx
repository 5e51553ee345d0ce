import { Icon } from './icon.tsx'
import { Minus } from './icons/minus.ts'
import { Plus } from './icons/plus.ts'

interface StepperProps {
  value: number
  onChange: (value: number) => void
  /** What is counted, said with the buttons: "Decrease, Octavo LC-3219XL". */
  labels: { decrease: string; increase: string; value: string }
  min?: number
  max?: number
  size?: 'small' | 'normal'
  isBusy?: boolean
  className?: string
}

/** A quantity with minus and plus; the value is announced when it changes. */
export function Stepper({
  value,
  onChange,
  labels,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  size = 'normal',
  isBusy = false,
  className = '',
}: StepperProps) {
  return (
    <div
      className={`stepper ${size === 'small' ? 'stepper-sm' : ''} ${className}`}
      role="group"
      aria-label={labels.value}
      aria-busy={isBusy || undefined}
    >
      <button
        type="button"
        aria-label={labels.decrease}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon of={Minus} className="size-4" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={labels.increase}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} className="size-4" />
      </button>
    </div>
  )
}
