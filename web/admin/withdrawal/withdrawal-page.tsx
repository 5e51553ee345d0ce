import { useState } from 'react'

import type { Answer } from '#contract/api.ts'
import type { WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { actorName } from '#web/admin/layout/actor-name.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { Presence } from '#web/admin/live/presence.tsx'
import { WithdrawalBadge } from '#web/admin/withdrawals/withdrawal-badge.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { dateAndTime, longDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

import { StepDialog } from './step-dialog.tsx'

type AdminWithdrawal = Answer<'GET /admin/withdrawals/{id}'>['data']
const PICTURE_PX = 44

/** One withdrawal: what goes back, how long is left to pay it back, and the next step. */
export function WithdrawalPage() {
  const { t, language } = useTranslation()
  const withdrawal = useLoaderData<AdminWithdrawal>()
  const revalidator = useRevalidator()
  const [step, setStep] = useState<WithdrawalStatus>()
  return (
    <>
      <RecordHead
        back={adminPath.withdrawals}
        title={withdrawal.number}
        facts={
          <>
            <WithdrawalBadge status={withdrawal.status} />
            <span className="text-muted">{dateAndTime(withdrawal.created_at, language)}</span>
          </>
        }
      >
        {withdrawal.allowed_statuses.map((status) => (
          <Button
            key={status}
            look={status === 'declined' ? 'danger-quiet' : 'primary'}
            onClick={() => setStep(status)}
          >
            {t(`admin.withdrawals.step.${status as 'accepted'}`)}
          </Button>
        ))}
      </RecordHead>
      <Presence
        record={{ entity: 'withdrawal', id: withdrawal.id }}
        isEditing={step !== undefined}
      />
      <Term withdrawal={withdrawal} />
      <div className="admin-columns">
        <div className="grid gap-4">
          <Lines withdrawal={withdrawal} />
          <History withdrawal={withdrawal} />
        </div>
        <People withdrawal={withdrawal} />
      </div>
      {step !== undefined && (
        <StepDialog
          withdrawal={withdrawal}
          status={step}
          onClose={() => setStep(undefined)}
          onDone={() => void revalidator.revalidate()}
        />
      )}
    </>
  )
}

function Term({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { t, language } = useTranslation()
  const { status, days_left: days, refund_due_on: due } = withdrawal
  if (status === 'refunded' || status === 'declined') return null
  const day = longDate(due, language)
  return (
    <Alert tone={days === null ? 'danger' : 'info'} className="mb-4">
      {days === null
        ? t('admin.withdrawals.wasDue', { day })
        : t('admin.withdrawals.isDue', { day, count: days })}
    </Alert>
  )
}

function Lines({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.withdrawals.lines')}</h2>
      <ul className="grid gap-3">
        {withdrawal.lines.map((line) => (
          <li key={line.order_item_id} className="flex items-center gap-3">
            <span className="thumb">
              <ProductPicture src={line.thumbnail} size={PICTURE_PX} />
            </span>
            <div className="min-w-0 flex-1">
              <b className="block">{line.name}</b>
              <Code>{line.sku}</Code>
            </div>
            <span className="num">{t('admin.withdrawals.times', { quantity: line.quantity })}</span>
            <Money amount={line.price} />
          </li>
        ))}
      </ul>
      <p className="border-line flex justify-between border-t pt-3">
        <b>{t('admin.withdrawals.toPay')}</b>
        <Money amount={withdrawal.amount} isStrong />
      </p>
      {withdrawal.reason !== null && (
        <p className="text-muted wrap-anywhere">
          {t('admin.withdrawals.said', { reason: withdrawal.reason })}
        </p>
      )}
    </section>
  )
}

function History({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.order.timeline')}</h2>
      <ol className="grid gap-3">
        {withdrawal.timeline.toReversed().map((entry) => (
          <li key={`${entry.status} ${entry.at}`} className="flex flex-wrap items-center gap-x-3">
            <WithdrawalBadge status={entry.status} />
            <span className="flex-1">{entry.reason}</span>
            <span className="text-muted">
              <Moment at={entry.at} />
              {` · ${actorName(entry.actor, t)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function People({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.order.customer')}</h2>
      <dl className="admin-facts">
        <dt>{t('admin.orders.customer')}</dt>
        <dd>{withdrawal.customer_name}</dd>
        <dt>{t('admin.orders.email')}</dt>
        <dd>
          <a className="link break-all" href={`mailto:${withdrawal.email}`}>
            {withdrawal.email}
          </a>
        </dd>
        <dt>{t('admin.orders.order')}</dt>
        <dd>
          <Link className="link num" to={adminPath.order(withdrawal.order_id)}>
            {withdrawal.order_number}
          </Link>
        </dd>
        <dt>{t('admin.withdrawals.cameBy')}</dt>
        <dd>{t(`admin.withdrawals.source.${withdrawal.source}`)}</dd>
      </dl>
    </section>
  )
}
