import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { useOrderChange } from '#web/admin/order/use-order-change.ts'
import { staffCall } from '#web/admin/staff.ts'
import { formatMoney, longDate, shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { withQuery } from '#web/pages/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

import type { PaymentsData, UnpaidTransfer } from './payments-loader.ts'

const SOON_MS = 3 * 86_400_000

interface Asked {
  transfer: UnpaidTransfer
  what: 'receipt' | 'release'
}

/** Orders whose transfer has not come: its receipt is recorded by hand, or what they hold is given back. */
export function TransfersCard({ transfers }: { transfers: PaymentsData['transfers'] }) {
  const { t, language } = useTranslation()
  const { busy, run } = useOrderChange()
  const [asked, setAsked] = useState<Asked>()
  const { data, total } = transfers
  if (total === 0) return null
  const confirm = ({ transfer, what }: Asked) => {
    setAsked(undefined)
    void run(`${what} ${transfer.order_id}`, () =>
      what === 'receipt'
        ? staffCall('PUT /admin/orders/{id}/status', {
            params: { id: transfer.order_id },
            body: { status: 'processing' },
          })
        : staffCall('POST /admin/holds/{checkout_id}/release', {
            params: { checkout_id: transfer.checkout_id },
            body: {},
          }).then(() => ({
            message: t('admin.payments.released', { number: transfer.order_number }),
          })),
    )
  }
  return (
    <section className="card payments-case" aria-labelledby="payments-transfers">
      <div className="payments-case-head">
        <h2 id="payments-transfers">{t('admin.payments.waiting')}</h2>
        <span className="text-muted">{t('admin.payments.waitingCount', { count: total })}</span>
      </div>
      <ul className="payments-transfers">
        {data.map((transfer) => (
          <TransferRow key={transfer.order_id} transfer={transfer} busy={busy} onAsk={setAsked} />
        ))}
      </ul>
      {data.length < total && (
        <p className="p-4">
          <Link
            className="link"
            to={withQuery(adminPath.orders, { status: 'pending', method: 'bank_transfer' })}
          >
            {t('admin.payments.allWaiting')}
          </Link>
        </p>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={t(`admin.payments.${asked.what}Title`, { number: asked.transfer.order_number })}
          verb={t(`admin.payments.${asked.what}`)}
          isDanger={asked.what === 'release'}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {t(`admin.payments.${asked.what}Text`, {
              amount: formatMoney(asked.transfer.amount, language),
              due: longDate(asked.transfer.due_at, language),
            })}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function TransferRow({
  transfer,
  busy,
  onAsk,
}: {
  transfer: UnpaidTransfer
  busy: string | undefined
  onAsk: (asked: Asked) => void
}) {
  const { t, language } = useTranslation()
  const now = useNow()
  const due = t('admin.payments.dueOn', { day: shortDate(transfer.due_at, language) })
  const isSoon = Date.parse(transfer.due_at) - now.getTime() < SOON_MS
  const button = (what: Asked['what']) => (
    <Button
      look={what === 'release' ? 'danger-quiet' : 'secondary'}
      isBusy={busy === `${what} ${transfer.order_id}`}
      aria-label={`${t(`admin.payments.${what}`)}, ${transfer.order_number}`}
      onClick={() => onAsk({ transfer, what })}
    >
      {t(`admin.payments.${what}`)}
    </Button>
  )
  return (
    <li>
      <div className="min-w-0">
        <Link className="link num font-semibold" to={adminPath.order(transfer.order_id)}>
          {transfer.order_number}
        </Link>
        <span className="block truncate">{transfer.customer_name}</span>
      </div>
      <div>
        <span className="num block whitespace-nowrap">{transfer.structured_communication}</span>
        <span className="text-muted">
          <Moment at={transfer.created_at} />
          {' · '}
          {isSoon ? <Badge tone="warning">{due}</Badge> : due}
        </span>
      </div>
      <Money amount={transfer.amount} isStrong />
      <div className="flex flex-wrap gap-2">
        {button('receipt')}
        {button('release')}
      </div>
    </li>
  )
}
