import type { Cart } from '#web/commerce/cart/cart-store.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { CartSkeleton } from '#web/storefront/buying/cart-skeleton.tsx'
import { lineView } from '#web/storefront/buying/line-view.ts'
import { OrderLine } from '#web/storefront/buying/order-line.tsx'
import { OrderSum } from '#web/storefront/buying/order-sum.tsx'
import { SummaryPromises } from '#web/storefront/buying/summary-promises.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'

import type { CheckoutAmounts } from './checkout-amounts.ts'
import { useCheckoutForm } from './checkout-form.ts'

interface OrderSummaryProps {
  cart: Cart | undefined
  /** Undefined until the cart is there. */
  amounts: CheckoutAmounts | undefined
  /** A business reads its order without VAT, whatever side its browser shows. */
  isBusiness: boolean
}

/** What is ordered and what it costs, beside the form from `lg` up. */
export function OrderSummary(props: OrderSummaryProps) {
  const { t } = useTranslation()
  const { customer_type: type } = useCheckoutForm().values
  return (
    <aside className="summary-side grid content-start gap-4 max-lg:hidden">
      <section className="card card-pad">
        <h2 className="mb-1 text-xl">{t('checkout.yourOrder')}</h2>
        <Content {...props} />
      </section>
      <SummaryPromises contact="checkout.questions" isBusiness={type === 'business'} />
    </aside>
  )
}

/** The same above the form on small screens, closed until it is asked for. */
export function FoldedSummary(props: OrderSummaryProps) {
  const { t, language } = useTranslation()
  const { cart, amounts } = props
  return (
    <Disclosure
      className="card px-4 py-1 lg:hidden"
      summary={
        <>
          <Icon of={ShoppingCart} />
          <span>{t('cart.pieces', { count: cart?.items_count ?? 0 })}</span>
          <span className="num font-display ml-auto text-lg font-bold">
            {amounts !== undefined && formatMoney(amounts.sum.total, language)}
          </span>
        </>
      }
    >
      <div className="pb-3">
        <Content {...props} />
      </div>
    </Disclosure>
  )
}

function Content({ cart, amounts, isBusiness }: OrderSummaryProps) {
  const { t, reading } = useTranslation()
  if (cart === undefined || amounts === undefined) return <CartSkeleton className="py-3" />
  return (
    <div data-vat={isBusiness ? 'excl' : undefined}>
      <ul className="divide-line divide-y">
        {cart.items.map((item) => {
          const { name, thumbnail, colorName } = lineView(item, reading, t)
          return (
            <OrderLine
              key={item.id}
              name={name}
              thumbnail={thumbnail}
              detail={colorName}
              quantity={item.quantity}
              total={amounts.lineTotal(item)}
            />
          )
        })}
      </ul>
      <OrderSum sum={amounts.sum} />
    </div>
  )
}
