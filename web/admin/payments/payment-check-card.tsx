import { useState } from 'react'

import type { PaymentCheckAction } from '#contract/plain/statuses.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { useOrderChange } from '#web/admin/order/use-order-change.ts'
import { staffCall } from '#web/admin/staff.ts'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { Link } from '#web/ui/link.tsx'

import type { PaymentCheck } from './payments-loader.ts'

/** Money or orders move, and nothing brings them back. */
const ASKS_FIRST = new Set<PaymentCheckAction>([
  'refund',
  'refund_again',
  'refund_by_hand',
  'cancel_order',
  'accept',
  'release',
])
/** With these the order goes its way. */
const GOES_ON = new Set<PaymentCheckAction>(['accept', 'take_stock', 'check_again'])
const DANGER = new Set<PaymentCheckAction>(['refund', 'refund_again', 'cancel_order', 'release'])

type Offered = PaymentCheck['actions'][number]

/** One cause to look at money: what happened, what it is about, and what each button will do. */
export function PaymentCheckCard({ check }: { check: PaymentCheck }) {
  const { t } = useTranslation()
  const titleId = `payment-check-${check.id}`
  const isOpen = check.resolved_at === null
  return (
    <section className="card payments-case" aria-labelledby={titleId}>
      <div className="payments-case-head">
        <Icon of={isOpen ? CircleAlert : CircleCheck} />
        <h2 id={titleId}>{t(`admin.payments.kind.${check.kind}`)}</h2>
        <span className="text-muted">
          <Moment at={check.created_at} />
        </span>
      </div>
      <div className="payments-case-body">
        <div className="payments-case-words">
          <p>{check.explanation}</p>
          {isOpen ? <Actions check={check} /> : <Outcome check={check} />}
        </div>
        <Facts check={check} />
      </div>
    </section>
  )
}

function Actions({ check }: { check: PaymentCheck }) {
  const { busy, run } = useOrderChange()
  const [asked, setAsked] = useState<Offered>()
  const resolve = ({ action }: Offered) => {
    setAsked(undefined)
    void run(action, () =>
      staffCall('POST /admin/payments/{id}/resolve', {
        params: { id: check.id },
        body: { action },
      }),
    )
  }
  return (
    <ul className="payments-actions">
      {check.actions.map((offered) => {
        const effectId = `payment-check-${check.id}-${offered.action}`
        return (
          <li key={offered.action}>
            <Button
              look={lookOf(offered.action)}
              aria-describedby={effectId}
              isBusy={busy === offered.action}
              isDisabled={busy !== undefined && busy !== offered.action}
              onClick={() =>
                ASKS_FIRST.has(offered.action) ? setAsked(offered) : resolve(offered)
              }
            >
              {offered.label}
            </Button>
            <span id={effectId} className="text-muted">
              {offered.effect}
            </span>
          </li>
        )
      })}
      {asked !== undefined && (
        <ConfirmDialog
          title={asked.label}
          verb={asked.label}
          isDanger={DANGER.has(asked.action)}
          onConfirm={() => resolve(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{check.explanation}</p>
          <p>{asked.effect}</p>
        </ConfirmDialog>
      )}
    </ul>
  )
}

function lookOf(action: PaymentCheckAction) {
  if (DANGER.has(action)) return 'danger-quiet'
  return GOES_ON.has(action) ? 'primary' : 'secondary'
}

function Outcome({
  check: { resolution, resolved_by: by, resolved_at: at },
}: {
  check: PaymentCheck
}) {
  const { t } = useTranslation()
  if (at === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="success" hasDot>
        {t(`admin.payments.resolution.${resolution as PaymentCheckAction}`)}
      </Badge>
      <span className="text-muted">
        <Moment at={at} />
        {` · ${by === 'shop' ? t('admin.order.system') : (by ?? '')}`}
      </span>
    </p>
  )
}

function Facts({ check }: { check: PaymentCheck }) {
  const { t, language } = useTranslation()
  const { transfer } = check
  return (
    <dl className="admin-facts payments-facts">
      <dt>{t('admin.payments.amount')}</dt>
      <dd>
        <Money amount={check.amount} isStrong />
      </dd>
      {check.order_id !== null && (
        <>
          <dt>{t('admin.orders.order')}</dt>
          <dd>
            <Link className="link num" to={adminPath.order(check.order_id)}>
              {check.order_number}
            </Link>
          </dd>
        </>
      )}
      {check.customer_name !== null && (
        <>
          <dt>{t('admin.orders.customer')}</dt>
          <dd>{check.customer_name}</dd>
        </>
      )}
      {check.transaction_id !== null && (
        <>
          <dt>{t('admin.order.transaction')}</dt>
          <dd className="break-all">{check.transaction_id}</dd>
        </>
      )}
      {transfer !== null && (
        <>
          <dt>{t('admin.payments.from')}</dt>
          <dd>
            {transfer.name}
            <span className="num block">{transfer.account}</span>
          </dd>
          <dt>{t('admin.payments.communication')}</dt>
          <dd>{transfer.communication}</dd>
          <dt>{t('admin.payments.bookedOn')}</dt>
          <dd>{shortDate(transfer.booked_on, language)}</dd>
        </>
      )}
    </dl>
  )
}
