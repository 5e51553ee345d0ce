import type { Order } from '#web/commerce/orders/order.ts'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** What the shop wrote to the customer about the order. */
export function OrderNotes({ notes }: Pick<Order, 'notes'>) {
  const { t, language } = useTranslation()
  if (notes.length === 0) return null
  return (
    <section className="card card-pad">
      <h2 className="mb-2 text-lg">{t('order.messages')}</h2>
      <ul className="grid gap-3">
        {notes.map(({ note, created_at: at }) => (
          <li key={at}>
            <p className="text-muted text-sm">{dateAndTime(at, language)}</p>
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
