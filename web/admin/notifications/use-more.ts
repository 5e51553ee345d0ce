import { useState } from 'react'

import type { Page } from '#web/admin/table/column.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** A list that grows by a page at a time; another first page begins it anew. */
export function useMore<Row extends { id: number }>(
  first: Page<Row>,
  ask: (page: string) => Promise<Page<Row>>,
) {
  const { t } = useTranslation()
  const [known, setKnown] = useState(first)
  const [rows, setRows] = useState<readonly Row[]>(first.data)
  const [last, setLast] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  if (known !== first) {
    setKnown(first)
    setRows(first.data)
    setLast(first)
  }
  const loadMore = async () => {
    setIsBusy(true)
    try {
      const page = await ask(String(last.current_page + 1))
      setLast(page)
      // What came meanwhile has pushed some onto the next page.
      setRows((shown) => [
        ...shown,
        ...page.data.filter(({ id }) => shown.every((one) => one.id !== id)),
      ])
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.notifications.failed')))
    } finally {
      setIsBusy(false)
    }
  }
  return {
    rows,
    total: last.total,
    hasMore: last.current_page < last.last_page,
    isBusy,
    loadMore: () => void loadMore(),
    replace: (row: Row) => setRows((shown) => shown.map((one) => (one.id === row.id ? row : one))),
    remove: (id: number) => setRows((shown) => shown.filter((one) => one.id !== id)),
  }
}
