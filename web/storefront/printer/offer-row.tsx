import { ProductName } from '#web/commerce/card/code.tsx'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { Price } from '#web/commerce/card/price.tsx'
import { ProductFacts } from '#web/commerce/card/product-facts.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { StockLine } from '#web/commerce/card/stock-line.tsx'
import { LineStepper } from '#web/commerce/cart/line-stepper.tsx'
import { addToCart, useCartLine, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { NotifyMe } from '#web/commerce/wishes/notify-me.tsx'
import { capitalised } from '#web/commerce/words/capitalised.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Link } from '#web/ui/link.tsx'

import type { Offer } from './printer-view.ts'

/** One colour: ours beside the original, the cheapest per page marked. */
export function OfferRow({
  title,
  colorSlug,
  offers,
}: {
  title: string | undefined
  colorSlug?: string | undefined
  offers: readonly Offer[]
}) {
  const { t } = useTranslation()
  return (
    <section className="offer-row">
      <h3 className="offer-row-title">
        {colorSlug !== undefined && (
          <Chips
            chips={chipsOf({
              color: null,
              color_slugs: colorSlug === 'tricolour' ? ['cyan', 'magenta', 'yellow'] : [colorSlug],
            })}
          />
        )}
        {title === undefined ? t('printerPage.supplies') : capitalised(title)}
      </h3>
      <div className="offer-cards">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </div>
    </section>
  )
}

function OfferCard({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  return (
    <article className={offer.isCheapest ? 'offer offer-cheapest' : 'offer'}>
      <span className="thumb thumb-lg offer-thumb">
        <ProductPicture src={offer.thumbnail} size={96} />
      </span>
      <div className="offer-words">
        <div className="flex flex-wrap items-center gap-1.5">
          {offer.is_house_brand ? (
            <Badge tone="house">{houseBrand}</Badge>
          ) : (
            <Badge tone="original">{t('product.original')}</Badge>
          )}
          {offer.isCheapest && (
            <Badge tone="success">
              <Icon of={Check} />
              {t('printerPage.cheapest')}
            </Badge>
          )}
        </div>
        <h4 className="offer-name">
          <Link to={paths.product(offer.slug)}>
            <ProductName name={offer.name} />
          </Link>
        </h4>
        <ProductFacts product={{ ...offer, is_lifetime: false }} />
        <StockLine status={offer.stock_status} stock={offer.stock} />
      </div>
      <div className="offer-buy">
        <Price size="small" amount={offer.price} vatRate={offer.vat_rate} was={offer.was} />
        <OfferButton offer={offer} />
      </div>
    </article>
  )
}

function OfferButton({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const line = useCartLine(offer.id)
  const isBusy = useIsBusy(`product-${offer.id}`)
  if (line !== undefined) {
    return <LineStepper size="small" item={line} name={offer.name} />
  }
  if (offer.stock_status === 'out_of_stock') return <NotifyMe product={offer} width="own" />
  return (
    <Button
      look={offer.is_house_brand ? 'primary' : 'secondary'}
      icon={<Icon of={ShoppingCart} />}
      isBusy={isBusy}
      aria-label={t('printerPage.addNamed', { name: offer.name })}
      onClick={() => void addToCart(offer.id, 1)}
    >
      <span className="max-sm:sr-only">{t('printerPage.add')}</span>
    </Button>
  )
}
