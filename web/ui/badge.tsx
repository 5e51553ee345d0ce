import type { ReactNode } from 'react'

const tones = {
  neutral: 'badge-neutral',
  success: 'badge-success',
  warning: 'badge-warning',
  danger: 'badge-danger',
  info: 'badge-info',
  house: 'badge-house',
  original: 'badge-original',
  save: 'badge-save',
} as const

/** A fact in one or two words. Status badges carry a dot besides their tone: colour never stands alone. */
export function Badge({
  tone = 'neutral',
  hasDot = false,
  className = '',
  children,
}: {
  tone?: keyof typeof tones
  hasDot?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <span className={`badge ${tones[tone]} ${hasDot ? 'badge-dot' : ''} ${className}`}>
      {children}
    </span>
  )
}
