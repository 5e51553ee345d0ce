import { useEffect, useRef } from 'react'

import { NewsBar } from '#web/admin/live/news-bar.tsx'
import { useListNews } from '#web/admin/live/use-list-news.ts'
import { staffCall } from '#web/admin/staff.ts'
import { ListPager } from '#web/admin/table/list-pager.tsx'
import { ListSearch } from '#web/admin/table/list-search.tsx'
import { followRowKeys } from '#web/admin/table/row-keys.ts'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { dayAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Link } from '#web/ui/link.tsx'

import { contactBadge } from './contact-badge.tsx'
import type { ContactDesk } from './contact-desk.ts'
import { type ContactPage, contactQuery } from './contact-submissions-loader.ts'

/** The messages, to be walked by `j` and `k`; Enter shows one. */
export function ContactList({
  desk,
  page,
  address,
  selectedId,
  isBusy,
  onRefresh,
}: {
  desk: ContactDesk
  page: ContactPage
  /** Of the list without a message. */
  address: string
  selectedId: number | undefined
  isBusy: boolean
  onRefresh: () => void
}) {
  const { t, language } = useTranslation()
  const list = useListAddress()
  const box = useRef<HTMLUListElement>(null)
  const { news, marked, show } = useListNews({
    kind: 'message',
    page: { ...page, data: desk.rows },
    idOf: ({ id }) => id,
    read: () => staffCall('GET /admin/contact-submissions', { query: contactQuery(list.params) }),
    show: onRefresh,
  })
  useEffect(
    () => (box.current === null ? undefined : followRowKeys(box.current, () => undefined)),
    [],
  )
  return (
    <section className="card contact-list" aria-busy={isBusy}>
      <div className="contact-tools">
        <ListSearch label="admin.contact.search" />
        <IconButton
          className="btn-secondary"
          label={t('admin.contact.refresh')}
          icon={<Icon of={RefreshCw} />}
          aria-busy={isBusy}
          onClick={onRefresh}
        />
      </div>
      <h2 className="contact-total">{t('admin.contact.submissions', { total: desk.total })}</h2>
      <NewsBar news={news} text="admin.live.messages" onShow={show} />
      {desk.rows.length === 0 && (
        <div className="empty">
          <p>{t('admin.contact.none')}</p>
          {(list.params.get('search') ?? '') !== '' && (
            <p className="text-muted">{t('admin.contact.noneHint')}</p>
          )}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <ul ref={box} className="contact-rows" tabIndex={0} aria-label={t('admin.contact.title')}>
        {desk.rows.map((row) => (
          <li key={row.id} data-row={row.id} className={marked.has(row.id) ? 'news-mark' : ''}>
            <Link
              className={`contact-row ${row.status === 'new' ? 'is-new' : ''}`}
              to={`${address}#${row.id}`}
              replace={selectedId !== undefined}
              preventScrollReset
              aria-current={row.id === selectedId ? 'true' : undefined}
            >
              <span className="contact-row-line">
                <b className="truncate">{row.name}</b>
                <span className="text-subtle ms-auto shrink-0">
                  <time className="num" dateTime={row.created_at}>
                    {dayAndTime(row.created_at, language)}
                  </time>
                </span>
              </span>
              <span className="contact-subject">{row.subject}</span>
              <span className="contact-row-line">
                <span className="text-subtle truncate">{row.email}</span>
                <span className="ms-auto shrink-0">{contactBadge(row.status, t)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {(page.last_page > 1 || page.current_page > 1) && (
        <ListPager page={{ ...page, data: desk.rows }} list={list} />
      )}
    </section>
  )
}
