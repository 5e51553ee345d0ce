import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Said by screen readers and shown on hover. */
  label: string
  icon: ReactNode
  size?: 'small' | 'normal'
}

export function IconButton({
  label,
  icon,
  size = 'normal',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn-ghost btn-icon ${size === 'small' ? 'btn-sm' : ''} ${className}`}
      aria-label={label}
    >
      {icon}
    </button>
  )
}
