import { cents, fromWire, toWire } from '#contract/plain/money.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import type { PreviewRow } from './price-form.ts'

/** What the change comes to, at the sales of the last 30 days. */
export function PreviewFigures({
  rows,
  chosen,
  toLookAt,
}: {
  rows: readonly PreviewRow[]
  chosen: readonly PreviewRow[]
  toLookAt: number
}) {
  const { t, language } = useTranslation()
  const rises = chosen.map(riseOf)
  const before = chosen.reduce((sum, row) => sum + fromWire(row.old_price), 0)
  const sum = rises.reduce((total, rise) => total + rise, 0)
  const monthly = chosen.reduce((total, row) => total + riseOf(row) * row.sold_30_days, 0)
  const signed = (amount: number) =>
    `${amount > 0 ? '+' : ''}${formatMoney(toWire(cents(amount)), language)}`
  const share = before === 0 ? 0 : (sum / before) * 100
  return (
    <dl className="figures">
      <div className="card figure">
        <dt>{t('admin.prices.willChange')}</dt>
        <dd className="figure-value num">{formatNumber(chosen.length, language)}</dd>
        <dd className="text-muted">{t('admin.prices.ofSelected', { count: rows.length })}</dd>
      </div>
      <div className="card figure">
        <dt>{t('admin.prices.average')}</dt>
        <dd className="figure-value num">
          {`${share > 0 ? '+' : ''}${formatNumber(share, language, 1)} %`}
        </dd>
        <dd className="text-muted">
          {t('admin.prices.perProduct', {
            amount: signed(chosen.length === 0 ? 0 : Math.round(sum / chosen.length)),
          })}
        </dd>
      </div>
      <div className="card figure">
        <dt>{t('admin.prices.toLookAt')}</dt>
        <dd className="figure-value num">{formatNumber(toLookAt, language)}</dd>
        <dd className="text-muted">{t('admin.prices.withWarning')}</dd>
      </div>
      <div className="card figure">
        <dt>{t('admin.prices.monthly')}</dt>
        <dd className="figure-value num">{signed(monthly)}</dd>
        <dd className="text-muted">{t('admin.prices.atSales')}</dd>
      </div>
    </dl>
  )
}

/** Cents. */
export function riseOf({ old_price: before, new_price: after }: PreviewRow): number {
  return fromWire(after) - fromWire(before)
}
