import type { Cart } from '#web/commerce/cart/cart-store.ts'
import { refreshCart } from '#web/commerce/cart/shop-cart.ts'
import { MisfitAlert } from '#web/commerce/printers/misfit-alert.tsx'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { CartEmpty } from '#web/storefront/buying/cart-empty.tsx'
import { CartFailure } from '#web/storefront/buying/cart-failure.tsx'
import { CartSkeleton } from '#web/storefront/buying/cart-skeleton.tsx'
import { lineProblem } from '#web/storefront/buying/line-view.ts'
import { NeedsCode } from '#web/storefront/buying/needs-code.tsx'
import { shownTotals } from '#web/storefront/buying/shown-totals.ts'
import { useFreshCart } from '#web/storefront/buying/use-fresh-cart.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { CartLine } from './cart-line.tsx'
import { CartSummary, ProceedLink } from './cart-summary.tsx'
import { ClearCart } from './clear-cart.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { SavedLines } from './saved-lines.tsx'
import { useRecoveredCart } from './use-recovered-cart.ts'

/** They are known after the lines, and stand below them. */
const loadSuggestions = () => import('./cart-suggestions.tsx')

/**
 * The cart as a page: everything about each line, and what it all costs. At least a screen high, so
 * that the footer does not jump when the lines arrive.
 */
export function CartPage() {
  const { t } = useTranslation()
  const { cart, count, failure } = useFreshCart()
  const recovery = useRecoveredCart()
  const hasLines = cart !== undefined && cart.items.length > 0
  return (
    <main id="main" tabIndex={-1} className="wrap min-h-svh pt-6 lg:pt-8">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-3xl lg:text-4xl">{t('cart.heading')}</h1>
        {hasLines && <span className="text-muted">{t('cart.pieces', { count })}</span>}
        {hasLines && <ClearCart count={count} />}
      </div>
      <SeoContent look="text-muted mb-5 max-w-3xl" />
      <NeedsCode />
      {recovery !== undefined && (
        <Alert tone={recovery.tone} className="mb-4">
          {recovery.text}
        </Alert>
      )}
      {failure !== undefined && <CartFailure message={failure} onRetry={refreshCart} />}
      {failure === undefined && cart === undefined && (
        <>
          <CartSkeleton className="newcomer-never" />
          <div className="newcomer-only">
            <CartEmpty level={2} />
          </div>
        </>
      )}
      {cart?.items.length === 0 && (
        <>
          <CartEmpty level={2} />
          <SavedLines items={cart.saved_items} />
        </>
      )}
      {hasLines && <Lines cart={cart} />}
    </main>
  )
}

function Lines({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const help = useLoaded(loadSuggestions, true)
  const problems = cart.items.filter((item) => lineProblem(item) !== undefined).length
  return (
    <>
      <div className="with-summary">
        <div className="min-w-0">
          {problems > 0 && (
            <Alert tone="warning" className="mb-4">
              {problems === 1 ? t('cart.problem.one') : t('cart.problem.several')}
            </Alert>
          )}
          <FreeDelivery progress={cart.free_shipping} />
          <ul className="card divide-line mt-4 divide-y px-4 sm:px-6">
            {cart.items.map((item) => (
              <CartLine key={item.id} item={item} />
            ))}
          </ul>
          {/* Below the lines: it is known after them, and must not push them. */}
          <div className="mt-4 empty:hidden">
            <MisfitAlert items={cart.items} />
          </div>
          {help !== undefined && <help.CartSuggestionCards cart={cart} />}
          <SavedLines items={cart.saved_items} />
        </div>
        <CartSummary cart={cart} />
      </div>
      <TotalBar cart={cart} />
    </>
  )
}

/** Below `lg` the total and the way on stay in sight, above the bottom navigation. */
function TotalBar({ cart }: { cart: Cart }) {
  const { t, language } = useTranslation()
  const { total } = shownTotals(cart, useSettings(), 'BE')
  return (
    <div className="total-bar">
      <p>
        <span className="text-muted block text-sm">{t('sum.total')}</span>
        <b className="num font-display text-xl">{formatMoney(total, language)}</b>
      </p>
      <div>
        <ProceedLink />
      </div>
    </div>
  )
}
