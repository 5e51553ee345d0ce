import { useState } from 'react'

import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { formatMoney, longDate, shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Landmark } from '#web/ui/icons/landmark.ts'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

/** What the customer is to transfer and until when; its receipt is recorded here. */
export function TransferPanel({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation()
  const { busy, run } = useOrderChange()
  const [isAsking, setIsAsking] = useState(false)
  const { bank_transfer: transfer } = order
  if (transfer === null || order.status !== 'pending') return null
  const record = () => {
    setIsAsking(false)
    void run('receipt', () =>
      staffCall('PUT /admin/orders/{id}/status', {
        params: { id: order.id },
        body: { status: 'processing', version: order.version },
      }),
    )
  }
  return (
    <section className="card admin-card">
      <h2>{t('admin.order.transfer')}</h2>
      <dl className="admin-facts">
        <dt>{t('admin.payments.communication')}</dt>
        <dd className="num">{transfer.structured_communication}</dd>
        <dt>{t('admin.payments.amount')}</dt>
        <dd>
          <Money amount={transfer.amount} isStrong />
        </dd>
        <dt>{t('admin.order.dueOn')}</dt>
        <dd>{shortDate(transfer.due_at, language)}</dd>
        <dt>{t('admin.order.account')}</dt>
        <dd className="num">{transfer.iban}</dd>
      </dl>
      <Button
        icon={<Icon of={Landmark} />}
        isBusy={busy === 'receipt'}
        onClick={() => setIsAsking(true)}
      >
        {t('admin.payments.receipt')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.payments.receiptTitle', { number: order.order_number })}
          verb={t('admin.payments.receipt')}
          onConfirm={record}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {t('admin.payments.receiptText', {
              amount: formatMoney(transfer.amount, language),
              due: longDate(transfer.due_at, language),
            })}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
