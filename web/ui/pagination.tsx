import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { ChevronLeft } from './icons/chevron-left.ts'
import { ChevronRight } from './icons/chevron-right.ts'
import { Link } from './link.tsx'

interface PaginationProps {
  page: number
  lastPage: number
  /** The address of a page of the list. */
  toPage: (page: number) => string
  labels: {
    navigation: string
    previous: string
    next: string
    /** "Page 2 of 7" */ position: string
  }
  /** `pager-tight`: its buttons are narrower on small screens. */
  className?: string
}

/** Previous, "Page x of y", Next. Hidden when there is one page. */
export function Pagination({ page, lastPage, toPage, labels, className = '' }: PaginationProps) {
  if (lastPage <= 1) return null
  return (
    <nav className={`pager ${className}`} aria-label={labels.navigation}>
      <PagerLink to={page > 1 ? toPage(page - 1) : undefined} rel="prev">
        <Icon of={ChevronLeft} />
        {labels.previous}
      </PagerLink>
      <span className="num">{labels.position}</span>
      <PagerLink to={page < lastPage ? toPage(page + 1) : undefined} rel="next">
        {labels.next}
        <Icon of={ChevronRight} />
      </PagerLink>
    </nav>
  )
}

function PagerLink({
  to,
  rel,
  children,
}: {
  to: string | undefined
  rel: 'prev' | 'next'
  children: ReactNode
}) {
  if (to === undefined) {
    return (
      <span className="btn btn-secondary pager-step" aria-disabled="true">
        {children}
      </span>
    )
  }
  return (
    <Link className="btn btn-secondary pager-step" to={to} rel={rel}>
      {children}
    </Link>
  )
}
