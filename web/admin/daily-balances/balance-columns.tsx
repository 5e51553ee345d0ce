import type { Language } from '#contract/plain/languages.ts'
import { Money } from '#web/admin/layout/money.tsx'
import type { Column } from '#web/admin/table/column.ts'
import { formatMoney, shortDate } from '#web/language/format.ts'
import type { TextKey, Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { DailyBalance } from './daily-balances-loader.ts'
import { differencesOf } from './differences.ts'

type Amount = Exclude<keyof DailyBalance, 'day' | 'is_balanced' | 'made_at'>

const AMOUNTS: readonly { name: Amount; header: TextKey; isWide?: boolean }[] = [
  { name: 'provider', header: 'admin.balances.provider' },
  { name: 'orders', header: 'admin.balances.orders' },
  { name: 'flagged', header: 'admin.balances.flagged' },
  { name: 'invoiced', header: 'admin.balances.invoiced' },
  { name: 'transfers', header: 'admin.balances.transfers', isWide: true },
  { name: 'transfers_invoiced', header: 'admin.balances.transfersInvoiced', isWide: true },
  { name: 'refunded', header: 'admin.balances.refunded', isWide: true },
  { name: 'credited', header: 'admin.balances.credited', isWide: true },
]

/** The columns of the daily balance. */
export function balanceColumns(t: Translate, language: Language): readonly Column<DailyBalance>[] {
  const wordsOf = (day: DailyBalance) =>
    differencesOf(day).map(({ between, amount }) =>
      t(`admin.balances.differs.${between}`, { amount: formatMoney(amount, language) }),
    )
  return [
    {
      id: 'day',
      header: 'admin.balances.day',
      rank: 'name',
      card: 'title',
      cell: ({ day }) => <span className="num whitespace-nowrap">{shortDate(day, language)}</span>,
      text: ({ day }) => day,
    },
    {
      id: 'state',
      header: 'admin.orders.status',
      card: 'end-line',
      cell: ({ is_balanced: isBalanced }) => (
        <Badge tone={isBalanced ? 'success' : 'danger'} hasDot>
          {t(isBalanced ? 'admin.balances.balanced' : 'admin.balances.differ')}
        </Badge>
      ),
      text: ({ is_balanced: isBalanced }) =>
        t(isBalanced ? 'admin.balances.balanced' : 'admin.balances.differ'),
    },
    {
      id: 'differences',
      header: 'admin.balances.differences',
      card: 'line',
      cell: (day) => (
        <ul>
          {wordsOf(day).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ),
      text: (day) => wordsOf(day).join('; '),
    },
    ...AMOUNTS.map(({ name, header, isWide = false }): Column<DailyBalance> => ({
      id: name,
      header,
      isNumeric: true,
      ...(isWide && { rank: 'wide' as const }),
      ...(name === 'provider' && { card: 'end' as const }),
      cell: (day) => <Money amount={day[name]} />,
      text: (day) => day[name],
    })),
  ]
}
