import type { ComponentProps, ReactNode } from 'react'

import { Spinner } from './spinner.tsx'

const looks = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  soft: 'btn-soft',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
  'danger-quiet': 'btn-danger-quiet',
  'on-ink': 'btn-on-ink',
  wallet: 'btn-wallet',
} as const
const sizes = { small: ' btn-sm', normal: '', large: ' btn-lg' } as const
const widths = { own: '', full: ' btn-block' } as const

interface ButtonLooks {
  look?: keyof typeof looks | undefined
  size?: keyof typeof sizes | undefined
  width?: keyof typeof widths | undefined
}

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
      className={`${buttonLooks({ look, size, width })} ${className}`}
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
export function buttonLooks({
  look = 'primary',
  size = 'normal',
  width = 'own',
}: ButtonLooks = {}): string {
  return `btn ${looks[look]}${sizes[size]}${widths[width]}`
}
