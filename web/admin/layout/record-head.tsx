import type { ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'

/** The head of a record's page: the way back to its list, what it is, and what can be done. */
export function RecordHead({
  back,
  title,
  facts,
  children,
}: {
  back: string
  title: string
  /** Badges and the date. */
  facts?: ReactNode
  children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className="admin-head">
      <Link className="btn btn-ghost btn-icon" to={back} aria-label={t('admin.back')}>
        <Icon of={ArrowLeft} />
      </Link>
      <div className="admin-record">
        <h1>{title}</h1>
        {facts}
      </div>
      {children}
    </div>
  )
}
