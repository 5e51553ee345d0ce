import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import { Spinner } from './spinner.tsx'

const looks = cva('btn', {
  variants: {
    look: {
      primary: 'btn-primary',
      secondary: 'btn-secondary',
      soft: 'btn-soft',
      ghost: 'btn-ghost',
      danger: 'btn-danger',
      'danger-quiet': 'btn-danger-quiet',
      'on-ink': 'btn-on-ink',
    },
    size: { small: 'btn-sm', normal: '', large: 'btn-lg' },
    width: { own: '', full: 'btn-block' },
  },
  defaultVariants: { look: 'primary', size: 'normal', width: 'own' },
})

type ButtonLooks = VariantProps<typeof looks>

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLooks {
  icon?: ReactNode
  /** Working: the spinner takes the icon's place, the width stays, and a second press does nothing. */
  isBusy?: boolean
  isDisabled?: boolean
}

/** One primary button per region; its label is a verb. */
export function Button({
  look,
  size,
  width,
  icon,
  isBusy = false,
  isDisabled = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // eslint-disable-next-line react/button-has-type -- `type` has the safe default above
      type={type}
      className={`${looks({ look, size, width })} ${className}`}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** The classes of a button, for links that look like one. */
export function buttonLooks(options: ButtonLooks = {}): string {
  return looks(options)
}
