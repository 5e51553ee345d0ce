import { useEffect, useState } from 'react'

import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field } from '#web/ui/field.tsx'

import { articleKey } from './article-key.ts'
import type { StockRow } from './stock-loader.ts'

const WAIT_MS = 200
const SHOWN = '8'

/** Names an article by a part of its SKU or name, or by its EAN as a scanner types it. Packs are not kept. */
export function ArticleBox({
  error,
  onChoose,
}: {
  error: string | undefined
  onChoose: (row: StockRow) => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { rows, fault } = useFound(text.trim())
  return (
    <Field label={t('admin.stock.addArticle')} error={error ?? fault}>
      {(control) => (
        <Combobox
          control={control}
          name="article"
          text={text}
          onText={setText}
          options={(rows ?? []).map((row) => ({
            value: articleKey(row),
            label: row.name,
            detail: row.sku,
          }))}
          onChoose={(key) => {
            const row = rows?.find((one) => articleKey(one) === key)
            setText('')
            if (row !== undefined) onChoose(row)
          }}
          isOpen={isOpen && text.trim() !== ''}
          onOpen={setIsOpen}
          listLabel={t('admin.find.products')}
          placeholder={t('admin.stock.search')}
          foot={rows?.length === 0 ? t('admin.list.nothingFound') : undefined}
        />
      )}
    </Field>
  )
}

function useFound(search: string) {
  const { t } = useTranslation()
  const [found, setFound] = useState<{ search: string; rows: readonly StockRow[] }>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    if (search === '') return undefined
    let isOver = false
    const timer = setTimeout(() => {
      setFault(undefined)
      staffCall('GET /admin/stock', { query: { search, per_page: SHOWN, sort: 'sku' } }).then(
        ({ data }) =>
          isOver ||
          setFound({ search, rows: data.filter(({ stock_kind: kind }) => kind !== 'pack') }),
        (error: unknown) => isOver || setFault(refusalText(error, t('admin.failure.title'))),
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [search, t])
  return { rows: found?.search === search ? found.rows : undefined, fault }
}
