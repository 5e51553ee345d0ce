import type { MouseEvent } from 'react'

import { subtract, fromWire, toWire } from '#contract/plain/money.ts'
import type { BothSides } from '#web/commerce/card/both-sides.ts'
import { Amount, Sided } from '#web/commerce/card/price.tsx'
import type { Cart } from '#web/commerce/cart/cart-store.ts'
import { closeCart } from '#web/commerce/cart/shop-cart.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { shownTotals } from '#web/storefront/buying/shown-totals.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Lock } from '#web/ui/icons/lock.ts'
import { Link } from '#web/ui/link.tsx'
import { CLOSE_MS } from '#web/ui/modal.tsx'

/** The subtotal with links to cart and checkout. */
export function PanelFoot({ cart }: { cart: Cart }) {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const { shippingFee: fee } = shownTotals(cart, useSettings(), 'BE')
  const isFree = fromWire(fee.incl) === 0
  const vat = formatMoney(
    toWire(subtract(fromWire(cart.subtotal), fromWire(cart.subtotal_excl_vat))),
    language,
  )
  const delivery = (side: keyof BothSides) =>
    t('cart.deliveryFee', { amount: formatMoney(fee[side], language) })

  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between">
        <span className="font-semibold">
          <Sided incl={t('sum.subtotal')} excl={t('sum.subtotalExcl')} />
        </span>
        <span className="font-display text-2xl font-bold">
          <Amount incl={cart.subtotal} excl={cart.subtotal_excl_vat} />
        </span>
      </p>
      <p className="text-muted -mt-2 flex flex-wrap justify-between gap-x-3 text-sm">
        <span>
          <Sided
            incl={t('cart.vatIncluded', { amount: vat })}
            excl={t('cart.vatOnTop', { amount: vat })}
          />
        </span>
        <span>
          {isFree ? (
            t('cart.deliveryFree')
          ) : (
            <Sided incl={delivery('incl')} excl={delivery('excl')} />
          )}
        </span>
      </p>
      <a
        className={buttonLooks({ size: 'large', width: 'full' })}
        href={paths.checkout}
        onClick={afterClosing(() => window.location.assign(paths.checkout))}
      >
        <Icon of={Lock} />
        {t('cart.proceed')}
      </a>
      <Link
        className={buttonLooks({ look: 'secondary', width: 'full' })}
        to={paths.cart}
        onClick={afterClosing(() => void navigate(paths.cart))}
      >
        {t('cart.view')}
      </Link>
    </div>
  )
}

/** The panel slides away first, then the page changes; a new tab is left to the browser. */
function afterClosing(go: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    closeCart()
    setTimeout(go, CLOSE_MS)
  }
}
