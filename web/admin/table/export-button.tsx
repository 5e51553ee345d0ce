import { useState } from 'react'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { Column, Page } from './column.ts'
import { saveCsv } from './save-csv.ts'

const PER_PAGE = '100'
const ROWS_AT_MOST = 10_000

/** Saves every row of the list as it is filtered, with the columns in sight. */
export function ExportButton<Row>({
  name,
  columns,
  fetchPage,
}: {
  /** Of the file. */
  name: string
  columns: readonly Column<Row>[]
  fetchPage: (page: { page: string; per_page: string }) => Promise<Page<Row>>
}) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<number>()
  const run = async () => {
    setProgress(0)
    try {
      const rows = await allRows(fetchPage, setProgress)
      const header = columns.map((column) => t(column.header))
      const lines = rows.map((row) => columns.map((column) => column.text(row)))
      saveCsv(name, [header, ...lines])
      if (rows.length === ROWS_AT_MOST)
        toasts.show(t('admin.list.exportCut', { count: ROWS_AT_MOST }))
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.list.exportFailed')))
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Button
      look="secondary"
      icon={<Icon of={Download} />}
      isBusy={progress !== undefined}
      onClick={() => void run()}
    >
      {progress === undefined || progress === 0
        ? t('admin.list.export')
        : t('admin.list.exporting', { percent: progress })}
    </Button>
  )
}

async function allRows<Row>(
  fetchPage: (page: { page: string; per_page: string }) => Promise<Page<Row>>,
  onProgress: (percent: number) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page by page: the shop goes on serving others
    const {
      data,
      total,
      last_page: lastPage,
    } = await fetchPage({
      page: String(page),
      per_page: PER_PAGE,
    })
    rows.push(...data)
    onProgress(Math.round((100 * rows.length) / Math.max(1, Math.min(total, ROWS_AT_MOST))))
    if (page >= lastPage || rows.length >= ROWS_AT_MOST) return rows.slice(0, ROWS_AT_MOST)
  }
}
