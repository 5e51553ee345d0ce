import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Link } from '#web/ui/link.tsx'

import type { Page } from './column.ts'
import type { ListAddress } from './use-list-address.ts'

/** "Showing X of Y", and the pages where there are several. */
export function ListPager<Row>({ page, list }: { page: Page<Row>; list: ListAddress }) {
  const { t } = useTranslation()
  const { current_page: at, last_page: last, total, data } = page
  if (data.length === 0 && at > 1) return <BeyondEnd page={page} list={list} />
  if (total === 0) return null
  const toPage = (number: number) => list.with({ page: number === 1 ? undefined : String(number) })
  return (
    <div className="list-foot">
      <span className="text-muted num">
        {t('admin.list.showing', { shown: data.length, total })}
      </span>
      {last > 1 && (
        <nav className="list-pager" aria-label={t('admin.list.pages')}>
          <Step to={at > 1 ? toPage(at - 1) : undefined} label={t('admin.list.previous')}>
            <Icon of={ChevronLeft} />
          </Step>
          <span className="num">{t('admin.list.position', { page: at, last })}</span>
          <Step to={at < last ? toPage(at + 1) : undefined} label={t('admin.list.next')}>
            <Icon of={ChevronRight} />
          </Step>
        </nav>
      )}
    </div>
  )
}

/** An address kept from when the list was longer. Some lists do not know their end from there. */
function BeyondEnd<Row>({
  page: { current_page: at, last_page: last, total },
  list,
}: {
  page: Page<Row>
  list: ListAddress
}) {
  const { t } = useTranslation()
  const isEndKnown = total > 0 && last > 1
  return (
    <div className="empty">
      <p>{t('admin.list.beyond', { page: at })}</p>
      <Link
        className="btn btn-secondary"
        to={list.with({ page: isEndKnown ? String(last) : undefined })}
      >
        {isEndKnown ? t('admin.list.toLast', { page: last }) : t('admin.list.toFirst')}
      </Link>
    </div>
  )
}

function Step({
  to,
  label,
  children,
}: {
  to: string | undefined
  label: string
  children: React.ReactNode
}) {
  const look = 'btn btn-secondary btn-icon'
  return to === undefined ? (
    <span className={look} aria-disabled="true" aria-label={label} role="link">
      {children}
    </span>
  ) : (
    <Link className={look} to={to} aria-label={label}>
      {children}
    </Link>
  )
}
