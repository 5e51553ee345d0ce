import type { Answer } from '#contract/api.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

type Movement = Answer<'GET /admin/bank-statements/{id}'>['data']['rows'][number]

const TONES = {
  equal: 'success',
  applied: 'success',
  double: 'neutral',
  too_little: 'warning',
  too_much: 'warning',
  already_paid: 'warning',
  cancelled: 'warning',
  unknown: 'danger',
} as const satisfies Record<Movement['match'], string>

/** The lines of a statement with what each pays. */
export function Movements({ rows }: { rows: readonly Movement[] }) {
  const { t, language } = useTranslation()
  return (
    <div
      className="overflow-x-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what may scroll must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={t('admin.statements.lines')}
    >
      <table className="dtable">
        <thead>
          <tr>
            <th className="r">{t('admin.statements.line')}</th>
            <th>{t('admin.statements.what')}</th>
            <th className="r">{t('admin.payments.amount')}</th>
            <th>{t('admin.orders.order')}</th>
            <th>{t('admin.payments.from')}</th>
            <th>{t('admin.payments.communication')}</th>
            <th>{t('admin.payments.bookedOn')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="r text-muted">{row.line}</td>
              <td>
                <Badge tone={TONES[row.match]} hasDot>
                  {t(`admin.statements.match.${row.match}`)}
                </Badge>
                <p className="payments-movement text-muted">{row.explanation}</p>
              </td>
              <td className="r">
                <Money amount={row.amount} isStrong />
              </td>
              <td>
                {row.order_id !== null && (
                  <Link className="link num whitespace-nowrap" to={adminPath.order(row.order_id)}>
                    {row.order_number}
                  </Link>
                )}
              </td>
              <td>
                {row.name}
                <p className="text-muted num">{row.account}</p>
              </td>
              <td className="payments-movement">{row.communication}</td>
              <td className="num whitespace-nowrap">{shortDate(row.booked_on, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
