import { staffCall } from '#web/admin/staff.ts'
import { fieldFault, InlineField } from '#web/admin/table/inline-field.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { StockRow } from './stock-loader.ts'

/** The number below which an article runs low. */
export function ThresholdField({
  row: { product_id: productId, name, low_stock_threshold: threshold },
  onSaved,
}: {
  row: StockRow
  onSaved: () => void
}) {
  const { t } = useTranslation()
  return (
    <InlineField
      label={t('admin.stock.thresholdOf', { name })}
      text={String(threshold)}
      onSave={async (text) => {
        if (!/^\d{1,7}$/.test(text)) throw fieldFault(t('admin.products.noNumber'))
        const value = Number(text)
        if (value === threshold) return
        await staffCall('PATCH /admin/stock/{productId}/threshold', {
          params: { productId },
          body: { low_stock_threshold: value },
        })
        toasts.show(t('admin.stock.thresholdSaved', { name, count: value }))
        onSaved()
      }}
    />
  )
}
