import { focusPage } from '#web/account/layout/focus-page.ts'
import { CardBadges } from '#web/commerce/card/card-badges.tsx'
import { CardPicture } from '#web/commerce/card/card-picture.tsx'
import { Code, ProductName } from '#web/commerce/card/code.tsx'
import { ColorChips } from '#web/commerce/card/color-chips.tsx'
import { Price, Saved } from '#web/commerce/card/price.tsx'
import { CartridgeCode } from '#web/commerce/card/product-card.tsx'
import { ProductFacts } from '#web/commerce/card/product-facts.tsx'
import { StandIn } from '#web/commerce/card/stand-in.tsx'
import { StockLine } from '#web/commerce/card/stock-line.tsx'
import { addToCart, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { FitTick } from '#web/commerce/printers/fit-tick.tsx'
import { NotifyMe } from '#web/commerce/wishes/notify-me.tsx'
import { useIsWished } from '#web/commerce/wishes/wishes.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { say } from '#web/language/say.ts'
import { paths } from '#web/pages/paths.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'
import { TrendingDown } from '#web/ui/icons/trending-down.ts'
import { Link } from '#web/ui/link.tsx'
import { loadAgain } from '#web/ui/load-again.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { Wish } from './wish-view.ts'

/** An article of the wishlist: what a product card says, and what it cost when it was saved. */
export function WishCard({ wish }: { wish: Wish }) {
  const { t } = useTranslation()
  const isWished = useIsWished(wish.key)
  if (!isWished) return null
  const { card, cheaperBy, shortDescription } = wish
  return (
    <li className="grid">
      <article className="pcard">
        <CardPicture product={card}>
          <RemoveButton wish={wish} />
        </CardPicture>
        <div className="pcard-body">
          <div className="pcard-badges">
            <CardBadges product={card} />
          </div>
          <FitTick productId={card.id} />
          <CartridgeCode product={card} />
          <h2 className="pcard-title">
            <Link to={paths.product(card.slug)}>
              <ProductName name={card.name} />
            </Link>
          </h2>
          {shortDescription !== '' && <p className="wish-text">{shortDescription}</p>}
          <ColorChips product={card} />
          <ProductFacts product={card} />
          <p className="text-muted flex flex-wrap gap-x-3 text-sm">
            <span>
              {t('order.sku')} <Code>{wish.sku}</Code>
            </span>
            {!card.is_lifetime && <Warranty months={Number(wish.warranty)} />}
          </p>
          <div className="pcard-buy">
            <div>
              <Price amount={card.price} vatRate={card.vat_rate} was={card.was} />
              {cheaperBy !== undefined && (
                <p className="wish-cheaper">
                  <Icon of={TrendingDown} />
                  <Saved amount={cheaperBy} text="wishes.cheaper" />
                </p>
              )}
            </div>
            <StockLine status={card.stock_status} stock={card.stock} />
            <MoveToCart wish={wish} />
          </div>
        </div>
      </article>
    </li>
  )
}

function Warranty({ months }: { months: number }) {
  const { t } = useTranslation()
  if (!(months > 0)) return null
  const length =
    months % 12 === 0
      ? t('warranty.years', { count: months / 12 })
      : t('warranty.months', { count: months })
  return <span>{t('wishes.warranty', { length })}</span>
}

function RemoveButton({ wish: { productId, colorId, card } }: { wish: Wish }) {
  const { t } = useTranslation()
  const remove = () => {
    void takeOff(productId, colorId)
    focusPage()
  }
  return (
    <button
      type="button"
      className="pcard-wish pcard-remove"
      aria-label={t('wishes.remove', { name: card.name })}
      onClick={remove}
    >
      <Icon of={Trash} />
    </button>
  )
}

/** Imported when needed: the code behind the hearts of all pages has its own chunk. */
async function takeOff(productId: number, colorId: number | null): Promise<void> {
  try {
    const { removeWish } = await loadAgain(() => import('#web/commerce/wishes/wish-actions.ts'))
    await removeWish(productId, colorId)
  } catch {
    toasts.showError(say('wishes.failure.update'))
  }
}

/** Into the cart and off the list; sold out, one mail when it is back. An article in colours is chosen on its page first. */
function MoveToCart({ wish: { productId, colorId, card, isBuyable } }: { wish: Wish }) {
  const { t } = useTranslation()
  const isBusy = useIsBusy(`product-${productId}`)
  if (card.has_colors) {
    return (
      <Link
        className={buttonLooks({ look: 'secondary', width: 'full' })}
        to={paths.product(card.slug)}
        aria-label={t('product.chooseColourNamed', { name: card.name })}
      >
        {t('product.chooseColour')}
      </Link>
    )
  }
  if (!isBuyable) {
    return (
      <div className="grid grid-cols-1 gap-2">
        <StandIn standIn={card.stand_in} />
        <NotifyMe product={card} colorId={colorId} />
      </div>
    )
  }
  const move = async () => {
    const { isDone } = await addToCart(productId, 1, colorId)
    if (!isDone) return
    await takeOff(productId, colorId)
    focusPage()
  }
  return (
    <Button
      width="full"
      icon={<Icon of={ShoppingCart} />}
      isBusy={isBusy}
      aria-label={t('wishes.moveNamed', { name: card.name })}
      onClick={() => void move()}
    >
      {t('wishes.move')}
    </Button>
  )
}
