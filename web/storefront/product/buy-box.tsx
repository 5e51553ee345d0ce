import type { ReactNode } from 'react'

import { bothSides, type BothSides } from '#web/commerce/card/both-sides.ts'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { Amount, Price } from '#web/commerce/card/price.tsx'
import { StandIn } from '#web/commerce/card/stand-in.tsx'
import { StockLine } from '#web/commerce/card/stock-line.tsx'
import { addToCart, useCartLine, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { NotifyMe } from '#web/commerce/wishes/notify-me.tsx'
import { WishButton } from '#web/commerce/wishes/wish-button.tsx'
import { capitalised } from '#web/commerce/words/capitalised.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Stepper } from '#web/ui/stepper.tsx'

import type { ProductView } from './product-view.ts'

interface BuyBoxProps {
  product: ProductView
  colorId: number | undefined
  onColor: (id: number) => void
  quantity: number
  onQuantity: (quantity: number) => void
}

/** Colour, price, quantity and the button. The quantity ends at the stock that is not yet in the cart. */
export function BuyBox({ product, colorId, onColor, quantity, onQuantity }: BuyBoxProps) {
  const { t } = useTranslation()
  const color = product.colors.find(({ id }) => id === colorId)
  const { price, stock, stock_status: status } = color ?? product
  const line = useCartLine(product.id, colorId ?? null)
  const left = Math.max(0, stock - (line?.quantity ?? 0))
  const isBusy = useIsBusy(`product-${product.id}`)
  const isSoldOut = status === 'out_of_stock'
  const wanted = Math.min(quantity, Math.max(1, left))
  const add = () => {
    void addToCart(product.id, wanted, colorId ?? null).then(
      ({ isDone }) => isDone && onQuantity(1),
    )
  }

  return (
    <>
      {product.colors.length > 0 && (
        <ColorChoices product={product} colorId={colorId} onColor={onColor} />
      )}
      <div className="border-line mt-5 flex flex-wrap items-end justify-between gap-4 border-t pt-5">
        <Price size="large" amount={price} vatRate={product.vat_rate} was={product.was} />
        <StockLine status={status} stock={stock} />
      </div>
      {product.was !== null && (
        // Said with the struck price already to those who listen.
        <p className="text-muted mt-2 text-sm" aria-hidden="true">
          {t('price.was')} <Amount {...bothSides(product.was, product.vat_rate)} />
        </p>
      )}
      <div className="buy-row">
        {isSoldOut ? (
          <NotifyMe product={product} colorId={colorId ?? null} size="large" />
        ) : (
          <>
            <Stepper
              className="buy-count"
              value={wanted}
              max={Math.max(1, left)}
              onChange={onQuantity}
              labels={{
                decrease: t('stepper.decrease', { name: product.name }),
                increase: t('stepper.increase', { name: product.name }),
                value: t('stepper.quantity', { name: product.name }),
              }}
            />
            <Button size="large" icon={<Icon of={ShoppingCart} />} isBusy={isBusy} onClick={add}>
              {t('product.add')}
            </Button>
          </>
        )}
        <WishButton
          product={product}
          colorId={colorId ?? null}
          className="btn btn-secondary btn-lg wish-button"
        />
      </div>
      {isSoldOut && product.stand_in !== null && (
        <div className="mt-3">
          <StandIn standIn={product.stand_in} />
        </div>
      )}
      <p className="text-muted mt-2 min-h-5 text-sm" role="status">
        {!isSoldOut && wanted >= left && t('stepper.max', { stock })}
        {line !== undefined && wanted < left && t('product.inCart', { count: line.quantity })}
      </p>
      <BuyBar price={bothSides(price, product.vat_rate)}>
        {isSoldOut ? (
          <NotifyMe product={product} colorId={colorId ?? null} width="own" />
        ) : (
          <Button icon={<Icon of={ShoppingCart} />} isBusy={isBusy} onClick={add}>
            {t('product.add')}
          </Button>
        )}
      </BuyBar>
    </>
  )
}

function ColorChoices({
  product,
  colorId,
  onColor,
}: Pick<BuyBoxProps, 'product' | 'colorId' | 'onColor'>) {
  const { t } = useTranslation()
  const chosen = product.colors.find(({ id }) => id === colorId)
  return (
    <fieldset className="mt-5">
      <legend className="label mb-2">
        {t('productPage.colour')}
        <span className="text-muted font-normal"> {chosen && capitalised(chosen.color.name)}</span>
      </legend>
      <div className="variant-choices">
        {product.colors.map(({ id, color, price }) => (
          <label key={id} className="choice choice-card variant-choice">
            <input
              className="sr-only"
              type="radio"
              name="color"
              checked={id === colorId}
              onChange={() => onColor(id)}
            />
            <Chips chips={chipsOf({ color, color_slugs: [] })} />
            <span className="leading-tight font-semibold">{capitalised(color.name)}</span>
            <span className="text-muted">
              <Amount {...bothSides(price, product.vat_rate)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Small screens keep the price and the button in reach, above the bottom navigation. */
function BuyBar({ price, children }: { price: BothSides; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <aside className="buy-bar" aria-label={t('productPage.buyBar')}>
      <b className="font-display text-xl">
        <Amount {...price} />
      </b>
      {children}
    </aside>
  )
}
