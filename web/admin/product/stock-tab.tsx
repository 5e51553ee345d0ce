import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { adminPath } from '#web/admin/admin-path.ts'
import { AdjustDialog } from '#web/admin/stock/adjust-dialog.tsx'
import { articleKey } from '#web/admin/stock/article-key.ts'
import { PackBadge } from '#web/admin/stock/stock-badge.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

import { ColorRows } from './color-rows.tsx'
import type { TabProps } from './general-tab.tsx'
import type { AdminProduct, StockRow } from './product-loader.ts'

/** What lies on the shelf, changed only with a reason, and the colours it is sold in. */
export function StockTab({ form, data }: TabProps) {
  const { t } = useTranslation()
  const { product, shelves } = data
  const revalidator = useRevalidator()
  const [adjusted, setAdjusted] = useState<StockRow>()
  const members = useWatch({ control: form.form.control, name: 'pack_items' })
  return (
    <>
      <section className="card admin-card">
        <div className="flex items-center justify-between gap-2">
          <h2>{t('admin.product.stock')}</h2>
          {product !== undefined && shelves[0] !== undefined && (
            <Link className="link" to={movementsOf(product, shelves[0])}>
              {t('admin.stock.movements')}
            </Link>
          )}
        </div>
        {product === undefined ? (
          <p className="text-muted">{t('admin.product.stockLater')}</p>
        ) : (
          <Shelves shelves={shelves} onAdjust={setAdjusted} />
        )}
        <TextField
          className="product-third"
          label={t('admin.product.threshold')}
          hint={t('admin.product.thresholdHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          error={form.errorOf('low_stock_threshold')}
          {...form.form.register('low_stock_threshold', {
            validate: (text) => /^\d+$/.test(text.trim()) || t('admin.product.wholeNumber'),
          })}
        />
      </section>
      {members.length === 0 && <ColorRows form={form} data={data} onAdjust={setAdjusted} />}
      <section className="card admin-card">
        <h2>{t('admin.product.colorOf')}</h2>
        <ColorOf form={form} data={data} />
      </section>
      {adjusted !== undefined && (
        <AdjustDialog
          row={adjusted}
          onClose={() => setAdjusted(undefined)}
          onDone={() => void revalidator.revalidate()}
        />
      )}
    </>
  )
}

function movementsOf({ sku }: AdminProduct, shelf: StockRow): string {
  return `${withQuery(adminPath.stock, { search: sku })}#${articleKey(shelf)}`
}

function Shelves({
  shelves,
  onAdjust,
}: {
  shelves: readonly StockRow[]
  onAdjust: (row: StockRow) => void
}) {
  const { t } = useTranslation()
  const sum = (of: (row: StockRow) => number) => shelves.reduce((all, row) => all + of(row), 0)
  const [single] = shelves
  return (
    <>
      <dl className="stock-numbers product-numbers">
        {(
          [
            ['admin.stock.onHand', sum((row) => row.on_hand)],
            ['admin.stock.held', sum((row) => row.reserved)],
            ['admin.stock.available', sum((row) => row.available)],
            ['admin.stock.sold', sum((row) => row.sold_30_days)],
          ] as const
        ).map(([text, value]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {single?.stock_kind === 'pack' && <PackBadge />}
      {single?.stock_kind === 'single' && (
        <p>
          <Button look="secondary" onClick={() => onAdjust(single)}>
            {t('admin.stock.adjustTitle')}
          </Button>
        </p>
      )}
    </>
  )
}

/** The colour of the article itself, and which others are shown as its colours. */
function ColorOf({ form, data: { options } }: TabProps) {
  const { t, language } = useTranslation()
  return (
    <div className="staff-form-row">
      <SelectField
        label={t('admin.products.color')}
        optional={t('field.optional')}
        error={form.errorOf('color_id')}
        {...form.form.register('color_id')}
      >
        <option value="">{t('admin.product.noColor')}</option>
        {options.colors.map((color) => (
          <option key={color.id} value={color.id}>
            {localName(color, language)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('admin.product.colorGroup')}
        optional={t('field.optional')}
        hint={t('admin.product.colorGroupHint')}
        maxLength={120}
        autoComplete="off"
        error={form.errorOf('color_group')}
        {...form.form.register('color_group')}
      />
    </div>
  )
}
