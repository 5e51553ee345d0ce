import { useDeliveryDay } from '#web/commerce/card/stock-line.tsx'
import type { Cart } from '#web/commerce/cart/cart-store.ts'
import { SumRows } from '#web/commerce/orders/sum-rows.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { lineProblem } from '#web/storefront/buying/line-view.ts'
import { shownTotals } from '#web/storefront/buying/shown-totals.ts'
import { SummaryPromises } from '#web/storefront/buying/summary-promises.tsx'
import { buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Lock } from '#web/ui/icons/lock.ts'
import { Truck } from '#web/ui/icons/truck.ts'

const bold = { b: (words: string) => <b>{words}</b> }

/** What the cart costs delivered in Belgium, and the way to the checkout. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  return (
    <aside className="summary-side">
      <section className="card card-pad">
        <h2 className="text-xl">{t('cart.summary.title')}</h2>
        <Totals cart={cart} />
        <ProceedLink className="mt-5" />
        {cart.items.every((item) => lineProblem(item) === undefined) && <Arrival />}
      </section>
      <SummaryPromises className="mt-4" contact="cart.summary.contact" />
    </aside>
  )
}

function Totals({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  return (
    <dl className="sum mt-4">
      <SumRows sum={shownTotals(cart, useSettings(), 'BE')} delivery={t('cart.summary.delivery')} />
    </dl>
  )
}

function Arrival() {
  const day = useDeliveryDay()
  return (
    <p className="mt-4 flex gap-2.5">
      <Icon of={Truck} className="text-success-text mt-0.5" />
      <span>
        <RichText text="cart.summary.arrival" values={{ day }} parts={bold} />
      </span>
    </p>
  )
}

/** The checkout is entered by loading its document: it has its own security policy. */
export function ProceedLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <a
      className={`${buttonLooks({ size: 'large', width: 'full' })} ${className}`}
      href={paths.checkout}
    >
      <Icon of={Lock} />
      {t('cart.proceed')}
    </a>
  )
}
