import { useState } from 'react'

import { groupedIban } from '#contract/plain/grouped-iban.ts'
import { formatMoney, longDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Copy } from '#web/ui/icons/copy.ts'

import type { Order } from './order.ts'

/** How to pay by bank transfer: account, communication, amount, and the code for banking apps. */
export function TransferCard({ transfer }: { transfer: NonNullable<Order['bank_transfer']> }) {
  const { t, language } = useTranslation()
  const { iban, structured_communication: communication } = transfer
  return (
    <section className="card card-pad">
      <h2 className="text-xl">{t('confirmation.transfer.title')}</h2>
      <p className="text-muted mt-1">{t('confirmation.transfer.text')}</p>
      <div className="mt-4 flex flex-wrap items-start gap-6">
        <dl className="sum min-w-0 flex-1 basis-72">
          <Row label={t('confirmation.transfer.amount')}>
            {formatMoney(transfer.amount, language)}
          </Row>
          <Row label={t('confirmation.transfer.beneficiary')}>{transfer.beneficiary}</Row>
          <Row label={t('confirmation.transfer.account')} copied={iban}>
            {groupedIban(iban)}
          </Row>
          <Row label={t('confirmation.transfer.bic')}>{transfer.bic}</Row>
          <Row label={t('confirmation.transfer.communication')} copied={communication}>
            {communication}
          </Row>
          <Row label={t('confirmation.transfer.due')}>{longDate(transfer.due_at, language)}</Row>
        </dl>
        <img
          className="qr"
          width="176"
          height="176"
          alt={t('confirmation.transfer.qr')}
          src={`data:image/svg+xml,${encodeURIComponent(transfer.qr_svg)}`}
        />
      </div>
    </section>
  )
}

function Row({ label, copied, children }: { label: string; copied?: string; children: string }) {
  return (
    <div className="sum-wrap">
      <dt>{label}</dt>
      <dd className="flex items-center gap-2 font-semibold">
        {children}
        {copied !== undefined && <CopyButton what={label} text={copied} />}
      </dd>
    </div>
  )
}

function CopyButton({ what, text }: { what: string; text: string }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Button
      look="secondary"
      size="small"
      icon={<Icon of={Copy} className="size-4" />}
      aria-label={t('confirmation.transfer.copyNamed', { what })}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    >
      <span aria-live="polite">
        {isCopied ? t('confirmation.transfer.copied') : t('confirmation.transfer.copy')}
      </span>
    </Button>
  )
}
