import { Amount } from '#web/commerce/card/price.tsx'
import { openCart, useCart } from '#web/commerce/cart/shop-cart.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Link } from '#web/ui/link.tsx'

/** Opens the cart panel; without JavaScript it is a link to the cart page. */
export function CartButton({ showsTotal = false }: { showsTotal?: boolean }) {
  const { t } = useTranslation()
  const { cart, count } = useCart()
  return (
    <Link
      to={paths.cart}
      className={showsTotal ? 'btn btn-ghost cart-button' : 'btn btn-ghost btn-icon cart-button'}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openCart()
      }}
    >
      <span className="relative" aria-hidden="true">
        <Icon of={ShoppingCart} />
        <span className="count cart-count">{cart === undefined ? '' : count}</span>
      </span>
      <span className="sr-only">{t('cart.button', { count })}</span>
      {showsTotal && (
        <span className="cart-total num">
          {cart !== undefined && count > 0 && (
            <Amount incl={cart.subtotal} excl={cart.subtotal_excl_vat} />
          )}
        </span>
      )}
    </Link>
  )
}
