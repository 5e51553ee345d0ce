import { useEffect, useRef } from 'react'

import { isTyping } from '#web/admin/table/list-search.tsx'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'

import type { ListNews } from './use-list-news.ts'

const KEY = '.'

/** Above a list: what came since it was read. A press shows it, and so does `.`, but never by itself. */
export function NewsBar({
  news,
  text,
  onShow,
}: {
  news: ListNews | undefined
  /** What came, with its number. */
  text: TextKey
  onShow: () => void
}) {
  const { t } = useTranslation()
  const isThere = news !== undefined
  const bar = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // The button goes with the bar: whoever pressed it goes on at the first row.
    if (isThere || !isPressed.current) return
    isPressed.current = false
    const row = bar.current?.parentElement?.querySelector<HTMLElement>('[data-row] a')
    row?.focus({ preventScroll: true })
  }, [isThere])
  useEffect(() => {
    if (!isThere) return undefined
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== KEY || !isPlain || isTyping(event.target)) return
      event.preventDefault()
      onShow()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
  return (
    <div ref={bar} className="news-bar" role="status">
      {news !== undefined && (
        <>
          <span>{news.count > 0 ? t(text, { count: news.count }) : t('admin.live.changed')}</span>
          <Button
            look="secondary"
            size="small"
            icon={<Icon of={RefreshCw} />}
            onClick={() => {
              isPressed.current = true
              onShow()
            }}
          >
            {t('admin.live.show')}
            <kbd aria-hidden="true">{KEY}</kbd>
          </Button>
        </>
      )}
    </div>
  )
}
