import { Money } from '#web/admin/layout/money.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { saveFile } from '#web/data/shop-call.ts'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { Send } from '#web/ui/icons/send.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

type OrderDocument = AdminOrder['documents'][number]

const TONES = { queued: 'info', sent: 'success', failed: 'danger' } as const
const PAID = new Set<AdminOrder['payment']['payment_status']>([
  'paid',
  'partially_refunded',
  'refunded',
])

/** Invoice and credit notes, and how far each is on its way to the customer's books. */
export function DocumentsCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { busy, run } = useOrderChange()
  const { documents } = order
  const isMissing =
    PAID.has(order.payment.payment_status) && !documents.some(({ kind }) => kind === 'invoice')
  const hasFailed = documents.some((document) => document.e_invoice === 'failed')
  if (documents.length === 0 && !isMissing) return null
  return (
    <section className="card admin-card">
      <h2>{t('admin.order.invoices')}</h2>
      <ul className="desk-list">
        {documents.map((document) => (
          <DocumentRow key={document.number} orderId={order.id} document={document} />
        ))}
      </ul>
      {(isMissing || hasFailed) && (
        <Button
          look="secondary"
          icon={<Icon of={Send} />}
          isBusy={busy === 'invoice'}
          onClick={() =>
            void run(
              'invoice',
              () =>
                staffCall('POST /admin/orders/{id}/invoice', {
                  params: { id: order.id },
                  body: {},
                }),
              t('admin.document.failed'),
            )
          }
        >
          {t(isMissing ? 'admin.order.issueInvoice' : 'admin.order.sendAgain')}
        </Button>
      )}
    </section>
  )
}

function DocumentRow({ orderId, document }: { orderId: number; document: OrderDocument }) {
  const { t, language } = useTranslation()
  const { kind, number, e_invoice: sending } = document
  const name = t(`admin.document.${kind}`, { number })
  const path = `/admin/orders/${orderId}/documents/${kind}/${encodeURIComponent(number)}`
  const save = (format: 'pdf' | 'ubl') => () =>
    void saveFile(format === 'pdf' ? path : `${path}?format=ubl`).catch((error: unknown) =>
      toasts.showError(refusalText(error, t('admin.document.failed'))),
    )
  return (
    <li className="desk-list-row">
      <div className="min-w-0 basis-full">
        <b className="block">{name}</b>
        <span className="text-muted">
          {shortDate(document.issued_on, language)}
          {' · '}
          <Money amount={document.total} />
        </span>
        {sending !== null && (
          <p className="mt-1">
            <Badge tone={TONES[sending]} hasDot>
              {t(`admin.order.eInvoice.${sending}`)}
            </Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {(['pdf', ...(document.has_ubl ? (['ubl'] as const) : [])] as const).map((format) => (
          <Button
            key={format}
            look="secondary"
            icon={<Icon of={Download} />}
            aria-label={t('admin.order.asFile', { name, format: format.toUpperCase() })}
            onClick={save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </li>
  )
}
