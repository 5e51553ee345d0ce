import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { ChevronDown } from './icons/chevron-down.ts'

/** A heading that opens what is below it; works without JavaScript. */
export function Disclosure({
  summary,
  isOpen = false,
  className = '',
  children,
}: {
  summary: ReactNode
  isOpen?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <details className={`disclosure ${className}`} open={isOpen}>
      <summary className="disclosure-summary">
        {summary}
        <Icon of={ChevronDown} className="disclosure-arrow" />
      </summary>
      {children}
    </details>
  )
}
