import type { ComponentProps, ReactNode } from 'react'

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** A number behind the label, as filters have. */
  count?: ReactNode
}

/** A tick box with its words. */
export function Checkbox({ label, count, className = '', ...input }: CheckProps) {
  return (
    <label className={`check ${className}`}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
      {count !== undefined && <span className="n num">{count}</span>}
    </label>
  )
}

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** A picture at the end. */
  mark?: ReactNode
  children?: ReactNode
}

/** One of several, as a card: payment methods, variants. Its look follows the radio inside. */
export function ChoiceCard({ label, mark, children, className = '', ...input }: ChoiceCardProps) {
  return (
    <label className={`choice choice-card ${className}`}>
      <span className="check">
        <input type="radio" {...input} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{label}</span>
        {children}
      </span>
      {mark}
    </label>
  )
}
