import { useState } from 'react'

import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { StockRow } from './stock-loader.ts'

/** The number below which an article runs low. Enter or leaving the field saves it, Escape takes it back. */
export function ThresholdField({
  row: { product_id: productId, name, low_stock_threshold: threshold },
  onSaved,
}: {
  row: StockRow
  onSaved: () => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState(String(threshold))
  const [known, setKnown] = useState(threshold)
  // Somebody saved another one: it shows, unless this one is being changed.
  if (known !== threshold) {
    setKnown(threshold)
    setText(String(threshold))
  }
  const save = async () => {
    const value = Number(text)
    if (text.trim() === '' || value === threshold) {
      setText(String(threshold))
      return
    }
    try {
      await staffCall('PATCH /admin/stock/{productId}/threshold', {
        params: { productId },
        body: { low_stock_threshold: value },
      })
      toasts.show(t('admin.stock.thresholdSaved', { name, count: value }))
      onSaved()
    } catch (error) {
      setText(String(threshold))
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
  }
  return (
    <input
      className="input stock-threshold"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      aria-label={t('admin.stock.thresholdOf', { name })}
      value={text}
      onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
      onFocus={(event) => event.target.select()}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setText(String(threshold))
      }}
    />
  )
}
