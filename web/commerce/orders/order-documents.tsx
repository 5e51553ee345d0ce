import { useState } from 'react'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { saveFile } from '#web/data/shop-call.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { Order } from './order.ts'

type OrderDocument = Order['documents'][number]

const NAMES = {
  invoice: 'documents.invoice',
  credit_note: 'documents.creditNote',
} as const satisfies Record<OrderDocument['kind'], TextKey>

const FORMATS = [
  { format: 'pdf', label: 'documents.pdf' },
  { format: 'ubl', label: 'documents.ubl' },
] as const

/** Whether the order has an invoice, or gets one now: it has been paid. */
export function hasDocuments({ documents, payment }: Order): boolean {
  return documents.length > 0 || payment.payment_status === 'paid'
}

/** Invoice and credit notes of an order, to be downloaded. `token`: of the signed link it is looked at by. */
export function OrderDocuments({ order, token }: { order: Order; token?: string | undefined }) {
  const { t } = useTranslation()
  if (!hasDocuments(order)) return null
  // An order that was paid a moment ago: its invoice is issued when it is asked for.
  const soon = { kind: 'invoice', number: '', has_ubl: false } as const
  const documents = order.documents.length > 0 ? order.documents : [soon]
  return (
    <ul className="grid gap-3">
      {documents.map((document) => (
        <li key={document.number} className="grid gap-1">
          <span>{t(NAMES[document.kind], { number: document.number })}</span>
          <span className="flex flex-wrap gap-2">
            {FORMATS.filter(({ format }) => format === 'pdf' || document.has_ubl).map(
              ({ format, label }) => (
                <DownloadButton
                  key={format}
                  path={() => pathOf(order.id, document, { format, token })}
                  label={t(label)}
                  name={t(NAMES[document.kind], { number: document.number })}
                />
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function DownloadButton({
  path,
  label,
  name,
}: {
  path: () => string
  label: string
  name: string
}) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      await saveFile(path())
    } catch (error) {
      toasts.showError(refusalText(error, t('documents.failure')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      look="secondary"
      size="small"
      icon={<Icon of={Download} />}
      isBusy={isBusy}
      aria-label={`${label}: ${name}`}
      onClick={() => void download()}
    >
      {label}
    </Button>
  )
}

function pathOf(
  orderId: number,
  { kind, number }: Pick<OrderDocument, 'kind' | 'number'>,
  { format, token }: { format: string; token: string | undefined },
): string {
  const owned = isSignedIn() ? '/customer/orders' : '/guest/orders'
  const order = `${token === undefined ? owned : '/orders'}/${orderId}`
  const document = kind === 'invoice' ? 'invoice' : `credit-notes/${number}`
  const query = new URLSearchParams({ format, ...(token !== undefined && { token }) })
  return `${order}/${document}?${query}`
}
