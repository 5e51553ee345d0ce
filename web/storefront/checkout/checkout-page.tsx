import { useEffect, useEffectEvent, useState } from 'react'

import type { Cart } from '#web/commerce/cart/cart-store.ts'
import { refreshCart, useCartContent } from '#web/commerce/cart/shop-cart.ts'
import { MisfitAlert } from '#web/commerce/printers/misfit-alert.tsx'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { CartEmpty } from '#web/storefront/buying/cart-empty.tsx'
import { CartFailure } from '#web/storefront/buying/cart-failure.tsx'
import { CartSkeleton } from '#web/storefront/buying/cart-skeleton.tsx'
import { deliveryCountry } from '#web/storefront/buying/checkout-values.ts'
import { rememberedPayment, useLeaveWhenOrdered } from '#web/storefront/buying/left-for-payment.ts'
import { lineProblem } from '#web/storefront/buying/line-view.ts'
import { NeedsCode } from '#web/storefront/buying/needs-code.tsx'
import { shownTotals } from '#web/storefront/buying/shown-totals.ts'
import { useFreshCart } from '#web/storefront/buying/use-fresh-cart.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'

import { estimatedAmounts, fixedAmounts } from './checkout-amounts.ts'
import { CheckoutFormProvider, useCheckoutFields } from './checkout-form.ts'
import { ContactCard } from './contact-card.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { LineAlert } from './line-alert.tsx'
import { FoldedSummary, OrderSummary } from './order-summary.tsx'
import { offeredMethods, PaymentMethodCard } from './payment-method-card.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import { useSavedDetails } from './saved-details.ts'
import { usePhoneOrder } from './use-phone-order.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { VatBeforeButton } from './vat-before-button.tsx'

/** The checkout: one page, three cards, one button. An empty cart has nothing to check out. */
export function CheckoutPage() {
  const { t } = useTranslation()
  const { cart, failure } = useFreshCart()
  const { isOpening, notice } = usePhoneOrder()
  useLeaveWhenOrdered(rememberedPayment)
  // A cart that was shown stays, with the form beside it, when it cannot be read anew.
  const [hasCart, setHasCart] = useState(false)
  if (cart !== undefined && !hasCart) setHasCart(true)
  const isUnknown = cart === undefined && failure === undefined && !hasCart
  const isEmpty = cart?.items.length === 0
  const hasFailed = failure !== undefined && !hasCart
  if (isOpening)
    return (
      <main id="main" tabIndex={-1} className="wrap py-6 lg:py-8">
        <h1 className="mb-5 text-3xl">{t('checkout.title')}</h1>
        <CartSkeleton />
      </main>
    )
  return (
    <main id="main" tabIndex={-1} className="wrap py-6 lg:py-8">
      {notice !== undefined && (
        <Alert tone={notice.tone} className="mb-5">
          {notice.text}
        </Alert>
      )}
      {(isUnknown || isEmpty || hasFailed) && (
        <div className={isUnknown ? 'newcomer-only' : undefined}>
          <h1 className="text-3xl">{t('checkout.title')}</h1>
          {hasFailed ? (
            <CartFailure message={failure} onRetry={refreshCart} />
          ) : (
            <CartEmpty level={2} />
          )}
        </div>
      )}
      {!isEmpty && !hasFailed && <Checkout className={isUnknown ? 'newcomer-never' : ''} />}
    </main>
  )
}

function Checkout({ className }: { className: string }) {
  const { t, language } = useTranslation()
  const settings = useSettings()
  const { methods } = settings.payment
  const cart = useLastCart()
  const form = useCheckoutFields(offeredMethods(methods)[0] ?? 'credit_card')
  const { addresses, isSettled } = useSavedDetails(form.fill)
  const country = deliveryCountry(form.values)
  const estimate = cart && shownTotals(cart, settings, country)
  const order = usePlaceOrder(form, estimate?.total)
  // Pressed before the cart was there: done as soon as it is.
  const [isEarly, setIsEarly] = useState(false)
  const isKnown = estimate !== undefined
  const orderEarly = useEffectEvent(() => {
    setIsEarly(false)
    void order.submit()
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the press is done once
    if (isEarly && isKnown) orderEarly()
  }, [isEarly, isKnown])
  const amounts =
    order.summary === undefined
      ? estimate && estimatedAmounts(estimate)
      : fixedAmounts(order.summary)
  const isBusiness = form.values.customer_type === 'business'

  return (
    <CheckoutFormProvider value={form}>
      <div className={`with-summary ${className}`}>
        <div className="grid min-w-0 content-start gap-5">
          <div>
            <a className="link mb-2 inline-flex min-h-6 items-center gap-1.5" href={paths.cart}>
              <Icon of={ArrowLeft} className="size-4" />
              {t('checkout.backToCart')}
            </a>
            <h1 className="text-3xl">{t('checkout.title')}</h1>
            <SeoContent />
          </div>
          <NeedsCode />
          <FoldedSummary cart={cart} amounts={amounts} isBusiness={isBusiness} />
          <form
            noValidate
            className={isSettled ? 'grid gap-5' : 'checkout-unsettled grid gap-5'}
            aria-busy={!isSettled}
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault()
              if (amounts === undefined) setIsEarly(true)
              else void order.submit()
            }}
          >
            <ErrorSummary />
            {order.refusal !== undefined && (
              <RefusalAlert refusal={order.refusal} onSolved={order.solved} />
            )}
            <ContactCard />
            <DeliveryCard
              addresses={addresses}
              fee={amounts?.sum.shippingFee}
              isAllInStock={cart?.items.every((item) => lineProblem(item) === undefined) ?? true}
            />
            <MisfitAlert items={cart?.items ?? []} />
            <PaymentMethodCard
              methods={methods}
              total={amounts?.sum.total}
              isBusy={order.isBusy || isEarly}
            >
              {amounts !== undefined && <VatBeforeButton sum={amounts.sum} />}
              {order.line !== undefined && <LineAlert line={order.line} />}
              {order.notice !== undefined && (
                <Alert tone="warning" className="mt-4">
                  {order.notice.text}{' '}
                  {t('checkout.newTotal', { total: formatMoney(order.notice.total, language) })}
                </Alert>
              )}
            </PaymentMethodCard>
          </form>
        </div>
        <OrderSummary cart={cart} amounts={amounts} isBusiness={isBusiness} />
      </div>
    </CheckoutFormProvider>
  )
}

/** The cart, or the last one that was known. */
function useLastCart(): Cart | undefined {
  const cart = useCartContent()
  const [last, setLast] = useState(cart)
  if (cart !== undefined && cart !== last) setLast(cart)
  return cart ?? last
}
