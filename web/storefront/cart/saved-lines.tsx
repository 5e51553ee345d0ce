import { ProductName } from '#web/commerce/card/code.tsx'
import { Amount } from '#web/commerce/card/price.tsx'
import { StockLine } from '#web/commerce/card/stock-line.tsx'
import type { Cart, CartItem } from '#web/commerce/cart/cart-store.ts'
import { moveSavedToCart, removeSaved, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { NotifyMe } from '#web/commerce/wishes/notify-me.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { lineView, stockStatusOf } from '#web/storefront/buying/line-view.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'

import { SuggestionRow } from './suggestion-row.tsx'

/** What was put aside: not ordered, one press from the cart. */
export function SavedLines({ items }: { items: Cart['saved_items'] }) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{t('cart.saved.title')}</h2>
      <ul className="card divide-line divide-y px-4">
        {items.map((item) => (
          <li key={item.id}>
            <SavedLine item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SavedLine({ item }: { item: CartItem }) {
  const { t, reading } = useTranslation()
  const isBusy = useIsBusy(`saved-${item.id}`)
  const { name, thumbnail, colorName, total } = lineView(item, reading, t)
  const isGone = item.available_stock <= 0
  return (
    <SuggestionRow
      thumbnail={thumbnail ?? ''}
      button={
        <span className="flex items-center gap-2">
          {isGone ? (
            <NotifyMe
              product={{ id: item.product_id, name }}
              colorId={item.product_color_id}
              width="own"
            />
          ) : (
            <Button
              look="secondary"
              isBusy={isBusy}
              aria-label={t('cart.saved.moveNamed', { name })}
              onClick={() => void moveSavedToCart(item.id)}
            >
              {t('cart.saved.move')}
            </Button>
          )}
          <IconButton
            className="text-muted"
            label={t('cart.removeNamed', { name })}
            icon={<Icon of={Trash} />}
            onClick={() => void removeSaved(item.id)}
          />
        </span>
      }
    >
      <Link
        className="font-semibold no-underline hover:underline"
        to={paths.product(item.product.slug)}
      >
        <ProductName name={name} />
      </Link>
      <p className="text-muted flex flex-wrap gap-x-3 text-sm">
        {colorName !== undefined && <span>{colorName}</span>}
        <span>{t('cart.saved.pieces', { count: item.quantity })}</span>
        <Amount {...total} />
        <StockLine status={stockStatusOf(item)} stock={item.available_stock} />
      </p>
    </SuggestionRow>
  )
}
