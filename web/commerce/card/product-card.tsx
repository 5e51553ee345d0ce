import { preload } from 'react-dom'

import { AddToCart } from '#web/commerce/cart/add-to-cart.tsx'
import { FitTick } from '#web/commerce/printers/fit-tick.tsx'
import { Score } from '#web/commerce/reviews/score.tsx'
import { WishButton } from '#web/commerce/wishes/wish-button.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Kept } from '#web/ui/kept.tsx'
import { Link } from '#web/ui/link.tsx'

import { CardBadges } from './card-badges.tsx'
import { CardPicture } from './card-picture.tsx'
import { savingOnOriginal, savingOnParts, type CardProduct } from './card-product.ts'
import { ProductName } from './code.tsx'
import { ColorChips } from './color-chips.tsx'
import { Price, Saved } from './price.tsx'
import { ProductFacts } from './product-facts.tsx'
import { pictureAddress } from './product-picture.tsx'
import { QuickViewButton } from './quick-view-button.tsx'
import { StockLine } from './stock-line.tsx'

interface ProductCardProps {
  product: CardProduct
  /** The heading's level where the card stands. */
  level?: 2 | 3 | 4
  /** One of the first pictures of the page. */
  isFirst?: boolean
}

/** A product at a glance: name, fit, colour, pages, cost per page, price, saving, stock and delivery. The whole card is the link. */
export function ProductCard(card: ProductCardProps) {
  // React preloads early pictures by itself, but not those in markup that is kept.
  if (import.meta.env.SSR && card.isFirst === true)
    preload(pictureAddress(card.product.thumbnail), { as: 'image', fetchPriority: 'high' })
  return <Kept as="article" className="pcard" part={CardContent} props={card} />
}

function CardContent({ product, level = 3, isFirst = false }: ProductCardProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <CardPicture product={product} isFirst={isFirst}>
        <WishButton product={product} />
        <QuickViewButton product={product} />
      </CardPicture>
      <div className="pcard-body">
        <div className="pcard-badges">
          <CardBadges product={product} />
        </div>
        <FitTick productId={product.id} say={product.is_for_printers ? 'quietly' : 'ifFits'} />
        <CartridgeCode product={product} />
        <Heading className="pcard-title">
          <Link to={paths.product(product.slug)}>
            <ProductName name={product.name} />
          </Link>
        </Heading>
        {product.reviews_count > 0 && (
          <Score rating={product.rating} count={product.reviews_count} length="short" />
        )}
        <ColorChips product={product} />
        <ProductFacts product={product} />
        <div className="pcard-buy">
          <div>
            <Price amount={product.price} vatRate={product.vat_rate} was={product.was} />
            <Saving product={product} />
          </div>
          <StockLine status={product.stock_status} stock={product.stock} />
          <AddToCart product={product} />
        </div>
      </div>
    </>
  )
}

/** What the house brand saves against the original it stands in for, and a pack against its parts. */
function Saving({ product }: { product: CardProduct }) {
  const onOriginal = savingOnOriginal(product)
  const onParts = savingOnParts(product)
  return (
    <>
      {onOriginal !== undefined && (
        <span className="pcard-save">
          <Saved amount={onOriginal} />
        </span>
      )}
      {onParts !== undefined && (
        <span className="pcard-save">
          <Saved amount={onParts} text="pack.saving" />
        </span>
      )}
    </>
  )
}

/** "For HP 903XL" on a line of its own: names differ in it, and are cut where there is no room. They say it too. */
export function CartridgeCode({
  product: { cartridge: code, is_house_brand: isHouse },
}: {
  product: Pick<CardProduct, 'cartridge' | 'is_house_brand'>
}) {
  const { t } = useTranslation()
  if (code === null) return null
  return (
    <p className="pcard-code" aria-hidden="true">
      <ProductName name={isHouse ? t('product.forCode', { code }) : code} />
    </p>
  )
}
