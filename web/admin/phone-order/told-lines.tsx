import type { StaffForm } from '#web/admin/form/use-staff-form.ts'
import { articleKey } from '#web/admin/stock/article-key.ts'
import type { StockRow } from '#web/admin/stock/stock-loader.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { TextField } from '#web/ui/text-field.tsx'

import type { PhoneOrderValues } from './phone-order-form.ts'

/** The articles named so far, each with its pieces and what is there of it. */
export function ToldLines({
  rows,
  form,
  onRemove,
}: {
  rows: readonly StockRow[]
  form: StaffForm<PhoneOrderValues>
  onRemove: (row: StockRow) => void
}) {
  const { t } = useTranslation()
  return (
    <ul className="stock-receipt" aria-label={t('admin.phoneOrders.lines')}>
      {rows.map((row) => {
        const name = `pieces.${articleKey(row)}` as const
        return (
          <li key={name}>
            <span className="min-w-0 flex-1">
              <span className="block">{row.name}</span>
              <span className="text-muted flex flex-wrap gap-x-3 text-sm">
                <Code>{row.sku}</Code>
                {t('admin.phoneOrders.available', { count: row.available })}
              </span>
            </span>
            <TextField
              label={t('admin.stock.piecesOf', { sku: row.sku })}
              className="stock-receipt-pieces"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              error={form.errorOf(name)}
              {...form.form.register(name, {
                required: t('rule.required'),
                validate: (text = '') =>
                  /^[1-9]\d*$/.test(text.trim()) || t('admin.stock.wholeNumber'),
              })}
            />
            <IconButton
              label={t('admin.stock.removeLine', { sku: row.sku })}
              icon={<Icon of={Trash2} />}
              onClick={() => onRemove(row)}
            />
          </li>
        )
      })}
    </ul>
  )
}
