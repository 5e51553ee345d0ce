import type { LucideIcon } from 'lucide-react'

/** A drawing beside a label: hidden from screen readers, sized and coloured by the text round it. */
export function Icon({ of: Drawing, className = '' }: { of: LucideIcon; className?: string }) {
  return <Drawing className={`icon ${className}`} aria-hidden="true" />
}
