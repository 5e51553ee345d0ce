import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { CircleAlert } from './icons/circle-alert.ts'
import { CircleCheck } from './icons/circle-check.ts'
import { Info } from './icons/info.ts'
import { TriangleAlert } from './icons/triangle-alert.ts'

const tones = {
  info: { look: 'alert-info', icon: Info },
  success: { look: 'alert-success', icon: CircleCheck },
  warning: { look: 'alert-warning', icon: TriangleAlert },
  danger: { look: 'alert-danger', icon: CircleAlert },
} as const

/** A message in its place on the page. A refusal is announced at once, the rest when there is time. */
export function Alert({
  tone,
  className = '',
  children,
}: {
  tone: keyof typeof tones
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={`alert ${tones[tone].look} ${className}`}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon of={tones[tone].icon} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
