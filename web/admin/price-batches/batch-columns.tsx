import type { Language } from '#contract/plain/languages.ts'
import type { Rounding } from '#contract/plain/price-rule.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import type { Column } from '#web/admin/table/column.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { BatchRow } from './price-batches-loader.ts'

const TONES = {
  scheduled: 'info',
  applied: 'success',
  reverted: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<BatchRow['status'], string>

/** The columns of the list of price changes. */
export function batchColumns(t: Translate, language: Language): readonly Column<BatchRow>[] {
  const ruleOf = (row: BatchRow) => ruleText(row, t, language)
  return [
    {
      id: 'batch',
      header: 'admin.prices.batchNumber',
      rank: 'name',
      card: 'title',
      cell: (row) => <span className="num">{row.id}</span>,
      text: (row) => String(row.id),
    },
    {
      id: 'rule',
      header: 'admin.prices.rule',
      card: 'line',
      cell: (row) => <span className="num">{ruleOf(row)}</span>,
      text: ruleOf,
    },
    {
      id: 'created',
      header: 'admin.prices.made',
      sort: 'created_at',
      cell: (row) => <Moment at={row.created_at} />,
      text: (row) => row.created_at,
    },
    {
      id: 'applied',
      header: 'admin.prices.appliedAt',
      cell: (row) => {
        const at = row.applied_at ?? row.starts_at
        return at === null ? '–' : <Moment at={at} />
      },
      text: (row) => row.applied_at ?? row.starts_at ?? '',
    },
    {
      id: 'changed',
      header: 'admin.references.products',
      isNumeric: true,
      card: 'end',
      sort: 'changed',
      cell: (row) => row.changed,
      text: (row) => String(row.changed),
    },
    {
      id: 'skipped',
      header: 'admin.prices.skipped',
      isNumeric: true,
      rank: 'wide',
      cell: (row) => row.skipped,
      text: (row) => String(row.skipped),
    },
    {
      id: 'by',
      header: 'admin.prices.by',
      cell: (row) => row.created_by ?? '–',
      text: (row) => row.created_by ?? '',
    },
    {
      id: 'note',
      header: 'admin.prices.note',
      cell: (row) => <span className="block max-w-56 truncate">{row.note ?? ''}</span>,
      text: (row) => row.note ?? '',
    },
    {
      id: 'status',
      header: 'admin.orders.status',
      card: 'end-line',
      cell: (row) => (
        <Badge tone={TONES[row.status]}>{t(`admin.prices.status.${row.status}`)}</Badge>
      ),
      text: (row) => t(`admin.prices.status.${row.status}`),
    },
  ]
}

/** `+4 %, rounded to .95` */
function ruleText({ rule }: BatchRow, t: Translate, language: Language): string {
  const { type, value, rounding } = rule
  if (type === 'remove_sale') return t('admin.prices.type.remove_sale')
  const amount =
    typeof value === 'number'
      ? `${formatNumber(Math.abs(value), language)} %`
      : formatMoney(String(value).replace('-', ''), language)
  const signed = type === 'set' ? t('admin.prices.setTo', { amount }) : signOf(rule) + amount
  if (typeof rounding !== 'string' || rounding === 'none') return signed
  const ending = t(`admin.prices.round.${rounding as Rounding}`)
  return `${signed}, ${t('admin.prices.roundedTo', { ending })}`
}

function signOf({ type, value }: BatchRow['rule']): string {
  const isLess = type === 'percent_off' || type === 'amount_off' || String(value).startsWith('-')
  return isLess ? '−' : '+'
}
