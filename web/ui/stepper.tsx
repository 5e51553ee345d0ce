import { useState, type KeyboardEvent } from 'react'

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
  /** More than `max` was typed; `max` is set. */
  onAbove?: () => void
  /** 0 was typed. Without this it means `min`. */
  onZero?: () => void
  size?: 'small' | 'normal'
  isBusy?: boolean
  className?: string
}

/**
 * A quantity to type, with minus and plus; the value is announced when it changes. What is typed
 * counts once the field is left or Enter is pressed; what is no number changes nothing.
 */
export function Stepper({
  value,
  onChange,
  labels,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  onAbove,
  onZero,
  size = 'normal',
  isBusy = false,
  className = '',
}: StepperProps) {
  const [typed, setTyped] = useState<string>()
  // What is being written stays in sight until it is.
  const [sent, setSent] = useState({ value, text: '' })
  const text = typed ?? (isBusy && sent.value === value ? sent.text : String(value))

  const set = (wanted: number) => {
    if (wanted > max) onAbove?.()
    const next = Math.min(Math.max(wanted, min), max)
    if (next === value || next < min) return
    setSent({ value, text: String(next) })
    onChange(next)
  }
  const take = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const wanted = Number(typed)
    if (typed === '' || !Number.isSafeInteger(wanted) || wanted < 0) return
    if (wanted === 0 && onZero !== undefined) onZero()
    else set(wanted)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      setTyped(undefined)
      set(value + (event.key === 'ArrowUp' ? 1 : -1))
    }
  }
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
        onClick={() => set(value - 1)}
      >
        <Icon of={Minus} className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.value}
        min={onZero === undefined ? min : 0}
        max={Number.isFinite(max) ? max : undefined}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={press}
        // Scrolling the page must not count.
        onWheel={(event) => event.currentTarget.blur()}
      />
      <output className="sr-only" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        aria-label={labels.increase}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon of={Plus} className="size-4" />
      </button>
    </div>
  )
}
