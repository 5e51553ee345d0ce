import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

import type { AdminOrder } from './order-loader.ts'

const TONES = { pending: 'warning', succeeded: 'success', failed: 'danger' } as const

/** What was given back, and what became of it at the provider. */
export function RefundsCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  if (order.refunds.length === 0) return null
  return (
    <section className="card admin-card">
      <h2>{t('admin.order.refunds')}</h2>
      <ol className="desk-list">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="desk-list-row">
            <div className="min-w-0 flex-1">
              <Money amount={refund.amount} isStrong />{' '}
              <Badge tone={TONES[refund.status]} hasDot>
                {t(`admin.refund.${refund.status}`)}
              </Badge>
              {refund.reason !== null && <p className="text-muted">{refund.reason}</p>}
              {refund.failure !== null && <p className="text-danger-text">{refund.failure}</p>}
              {refund.credit_note_number !== null && (
                <p className="text-muted">
                  {t('admin.order.creditNote', { number: refund.credit_note_number })}
                </p>
              )}
            </div>
            <span className="text-muted">
              <Moment at={refund.created_at} />
              {` · ${refund.actor}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
