import type { Cart } from '#web/commerce/cart/cart-store.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { CartSkeleton } from '#web/storefront/buying/cart-skeleton.tsx'
import { lineView } from '#web/storefront/buying/line-view.ts'
import { OrderLine } from '#web/storefront/buying/order-line.tsx'
import { type SumTotals, OrderSum } from '#web/storefront/buying/order-sum.tsx'
import { SummaryPromises } from '#web/storefront/buying/summary-promises.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'

interface OrderSummaryProps {
  cart: Cart | undefined
  totals: SumTotals | undefined
}

/** What is ordered and what it costs, beside the form from `lg` up. */
export function OrderSummary({ cart, totals }: OrderSummaryProps) {
  const { t } = useTranslation()
  return (
    <aside className="summary-side grid content-start gap-4 max-lg:hidden">
      <section className="card card-pad">
        <h2 className="mb-1 text-xl">{t('checkout.yourOrder')}</h2>
        <Content cart={cart} totals={totals} />
      </section>
      <SummaryPromises contact="checkout.questions" />
    </aside>
  )
}

/** The same above the form on small screens, closed until it is asked for. */
export function FoldedSummary({ cart, totals }: OrderSummaryProps) {
  const { t, language } = useTranslation()
  return (
    <Disclosure
      className="card px-4 py-1 lg:hidden"
      summary={
        <>
          <Icon of={ShoppingCart} />
          <span>{t('cart.pieces', { count: cart?.items_count ?? 0 })}</span>
          <span className="num font-display ml-auto text-lg font-bold">
            {totals !== undefined && formatMoney(totals.total, language)}
          </span>
        </>
      }
    >
      <div className="pb-3">
        <Content cart={cart} totals={totals} />
      </div>
    </Disclosure>
  )
}

function Content({ cart, totals }: OrderSummaryProps) {
  const { t, reading } = useTranslation()
  if (cart === undefined || totals === undefined) return <CartSkeleton className="py-3" />
  return (
    <>
      <ul className="divide-line divide-y">
        {cart.items.map((item) => {
          const { name, thumbnail, colorName, total } = lineView(item, reading, t)
          return (
            <OrderLine
              key={item.id}
              name={name}
              thumbnail={thumbnail}
              detail={colorName}
              quantity={item.quantity}
              total={total}
            />
          )
        })}
      </ul>
      <OrderSum totals={totals} />
    </>
  )
}
