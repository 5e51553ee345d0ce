import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'

import type { PhoneOrderBody } from './phone-order-form.ts'

type Summary = Answer<'POST /admin/phone-orders/summary'>['data']

const WAIT_MS = 300

/** What it costs today, to be said on the phone; the server adds it up. */
export function OrderSummary({ lines }: { lines: PhoneOrderBody['lines'] }) {
  const { t } = useTranslation()
  const asked = JSON.stringify(lines)
  const [answer, setAnswer] = useState<{ asked: string; summary?: Summary; fault?: string }>()
  useEffect(() => {
    const wanted = JSON.parse(asked) as PhoneOrderBody['lines']
    if (wanted.length === 0) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      staffCall('POST /admin/phone-orders/summary', { body: { lines: wanted } }).then(
        ({ data }) => isOver || setAnswer({ asked, summary: data }),
        (error: unknown) =>
          isOver || setAnswer({ asked, fault: refusalText(error, t('admin.failure.title')) }),
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, t])
  const isCurrent = answer?.asked === asked
  return (
    <section className="card admin-card" aria-busy={lines.length > 0 && !isCurrent}>
      <h2>{t('admin.phoneOrders.costs')}</h2>
      {lines.length === 0 && <p className="text-muted">{t('admin.phoneOrders.noLines')}</p>}
      {isCurrent && lines.length > 0 && answer.fault !== undefined && (
        <Alert tone="danger">{answer.fault}</Alert>
      )}
      {lines.length > 0 && answer?.summary !== undefined && (
        <div role="status">
          <dl className="admin-facts">
            <dt>{t('sum.subtotal')}</dt>
            <dd>
              <Money amount={answer.summary.subtotal} />
            </dd>
            <dt>{t('sum.delivery')}</dt>
            <dd>
              <Money amount={answer.summary.shipping_fee} />
            </dd>
            <dt>{t('sum.total')}</dt>
            <dd>
              <Money amount={answer.summary.total} isStrong />
            </dd>
          </dl>
        </div>
      )}
      <p className="text-muted text-sm">{t('admin.phoneOrders.priceNote')}</p>
    </section>
  )
}
