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

/** Names an article by a part of its SKU or name, or by its EAN as a scanner types it, Enter included. */
export function ArticleBox({
  error,
  takesPacks = false,
  onChoose,
}: {
  error: string | undefined
  /** Packs have no stock of their own: a delivery has none, an order may. */
  takesPacks?: boolean
  onChoose: (row: StockRow) => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [entered, setEntered] = useState<string>()
  const { rows, fault } = useFound(text.trim(), takesPacks)
  const choose = (row: StockRow | undefined) => {
    setText('')
    setEntered(undefined)
    if (row !== undefined) onChoose(row)
  }
  const meant = rows && rowOf(rows, text.trim())
  const isEntered = entered !== undefined && entered === text
  useEffect(() => {
    if (isEntered && meant !== undefined) choose(meant)
    // oxlint-disable-next-line react/exhaustive-deps -- the answer to what was entered has come, or was there
  }, [isEntered, meant])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key of the box inside
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented) return
        // Enter names an article here; it does not send the form.
        event.preventDefault()
        setEntered(text)
      }}
    >
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
            onChoose={(key) => choose(rows?.find((one) => articleKey(one) === key))}
            isOpen={isOpen && text.trim() !== ''}
            onOpen={setIsOpen}
            listLabel={t('admin.find.products')}
            placeholder={t('admin.stock.search')}
            foot={rows?.length === 0 ? t('admin.list.nothingFound') : undefined}
          />
        )}
      </Field>
    </div>
  )
}

/** What is named by all of its SKU, or is the only thing found. */
function rowOf(rows: readonly StockRow[], named: string): StockRow | undefined {
  return rows.length === 1
    ? rows[0]
    : rows.find(({ sku }) => sku.toLowerCase() === named.toLowerCase())
}

function useFound(search: string, takesPacks: boolean) {
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
          setFound({
            search,
            rows: data.filter(({ stock_kind: kind }) => takesPacks || kind !== 'pack'),
          }),
        (error: unknown) => isOver || setFault(refusalText(error, t('admin.failure.title'))),
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [search, takesPacks, t])
  return { rows: found?.search === search ? found.rows : undefined, fault }
}
