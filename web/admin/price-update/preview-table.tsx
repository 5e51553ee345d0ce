import { useState } from 'react'

import { cents, fromWire, toWire } from '#contract/plain/money.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { Thumb } from '#web/admin/references/thumb.tsx'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { riseOf } from './preview-figures.tsx'
import { isKept, type PreviewRow } from './price-form.ts'

const ROWS = 50

const TONES = {
  unchanged: 'neutral',
  sale_not_below: 'danger',
  sale_stays: 'info',
  big_change: 'warning',
  above_lowest: 'warning',
  color_prices: 'info',
} as const satisfies Record<PreviewRow['warnings'][number], string>

/** Each article with its price before and after; what is not ticked stays as it is. */
export function PreviewTable({
  rows,
  left,
  onLeave,
}: {
  rows: readonly PreviewRow[]
  left: ReadonlySet<number>
  onLeave: (ids: readonly number[], isLeft: boolean) => void
}) {
  const { t, language } = useTranslation()
  const [count, setCount] = useState(ROWS)
  const open = rows.filter((row) => !isKept(row)).map(({ product_id: id }) => id)
  const isAll = open.length > 0 && open.every((id) => !left.has(id))
  const shown = rows.slice(0, count)
  return (
    <>
      <div className="list-scroll">
        <table className="dtable list-table" aria-label={t('admin.prices.step.preview')}>
          <thead>
            <tr>
              <th className="list-tick">
                <span className="check">
                  <input
                    type="checkbox"
                    aria-label={t('admin.prices.tickAll')}
                    checked={isAll}
                    disabled={open.length === 0}
                    onChange={() => onLeave(open, isAll)}
                  />
                </span>
              </th>
              <th>{t('admin.prices.product')}</th>
              <th className="r">{t('admin.prices.old')}</th>
              <th className="r">{t('admin.prices.new')}</th>
              <th className="r">{t('admin.prices.difference')}</th>
              <th className="r">{t('admin.prices.lowest')}</th>
              <th>{t('admin.prices.lookAt')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.product_id}>
                <td className="list-tick">
                  <span className="check">
                    <input
                      type="checkbox"
                      aria-label={t('admin.list.choose', { name: row.name })}
                      checked={!isKept(row) && !left.has(row.product_id)}
                      disabled={isKept(row)}
                      onChange={(event) => onLeave([row.product_id], !event.target.checked)}
                    />
                  </span>
                </td>
                <td data-card="title">
                  <span className="flex items-center gap-3">
                    <Thumb path={row.thumbnail} />
                    <span>
                      {row.name}
                      <span className="text-muted num block text-sm">{row.sku}</span>
                    </span>
                  </span>
                </td>
                <td className="r" data-card="line">
                  <Money amount={row.old_price} />
                </td>
                <td className="r" data-card="end">
                  <Money amount={row.new_price} isStrong />
                </td>
                <td className="r num" data-card="end-line">
                  {differenceOf(row, language)}
                </td>
                <td className="r" data-card="none">
                  {row.lowest_price_30d === null ? '–' : <Money amount={row.lowest_price_30d} />}
                </td>
                <td data-card="line">
                  <span className="flex flex-wrap gap-1">
                    {row.warnings.map((warning) => (
                      <Badge key={warning} tone={TONES[warning]}>
                        {t(`admin.prices.warning.${warning}`)}
                      </Badge>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="price-more">
        <span className="text-muted num">
          {t('admin.prices.showing', { shown: shown.length, total: rows.length })}
        </span>
        {rows.length > count && (
          <Button look="secondary" onClick={() => setCount(count + ROWS)}>
            {t('admin.prices.showMore')}
          </Button>
        )}
      </div>
    </>
  )
}

function differenceOf(row: PreviewRow, language: Parameters<typeof formatMoney>[1]): string {
  const rise = riseOf(row)
  if (rise === 0) return '–'
  const sign = rise > 0 ? '+' : ''
  const share = (rise / Math.max(1, fromWire(row.old_price))) * 100
  return `${sign}${formatMoney(toWire(cents(rise)), language)}  ${sign}${formatNumber(share, language, 1)} %`
}
