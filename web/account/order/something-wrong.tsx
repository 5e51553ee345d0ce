import type { Order } from '#web/commerce/orders/order.ts'
import { dayInWords } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Link } from '#web/ui/link.tsx'

/** What the law and the shop promise after delivery, and how to ask for it. */
export function SomethingWrong({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  return (
    <section className="card card-pad">
      <h2 className="mb-2 text-lg">{t('order.wrong.title')}</h2>
      <p className="text-muted">
        {order.customer_type === 'business'
          ? t('order.wrong.business', { brand: houseBrand })
          : t('order.wrong.text', { brand: houseBrand })}
      </p>
      <ReportLink number={order.order_number} />
      <Withdrawal order={order} />
    </section>
  )
}

function ReportLink({ number }: { number: string }) {
  const { t } = useTranslation()
  return (
    <Link
      className="link back-link mt-1 font-semibold"
      to={withQuery(paths.contact, { subject: number })}
    >
      {t('order.wrong.report')}
    </Link>
  )
}

/** Consumers may change their mind: until when, and where. */
function Withdrawal({ order: { id, withdrawal } }: { order: Order }) {
  const { t, language } = useTranslation()
  if (!withdrawal.is_possible) return null
  return (
    <div className="border-line mt-3 border-t pt-3">
      <p className="text-muted">
        {withdrawal.until === null
          ? t('order.withdrawal.open')
          : t('order.withdrawal.until', { day: dayInWords(withdrawal.until, language) })}
      </p>
      <Link
        className="link back-link mt-1 font-semibold"
        to={withQuery(paths.withdrawal, { order: String(id) })}
      >
        {t('order.withdrawal.link')}
      </Link>
    </div>
  )
}
