import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'

import { fromWire, subtract, toWire } from '#contract/plain/money.ts'

import { useTranslation } from '../language-context.tsx'
import { paths } from '../paths.ts'
import { useSettings } from '../settings.ts'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { AddToCart } from './add-to-cart.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductName } from './code.tsx'
import { ColorChips } from './color-chips.tsx'
import { FitTick } from './fit-tick.tsx'
import { formatMoney } from './money-format.ts'
import { Price } from './price.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductPicture } from './product-picture.tsx'
import { QuickViewButton } from './quick-view-button.tsx'
import { StockLine } from './stock-line.tsx'
import { WishButton } from './wish-button.tsx'

interface ProductCardProps {
  product: CardProduct
  /** The heading's level where the card stands. */
  level?: 2 | 3 | 4
  /** One of the first pictures of the page. */
  isFirst?: boolean
  /** Stands where the heart of the wishlist is, top right. */
  wish?: ReactNode
}

/** A product at a glance: which, fits?, colour, pages, cost per page, price, saving, in stock?, when? The whole card is the link. */
export function ProductCard({ product, level = 3, isFirst = false, wish }: ProductCardProps) {
  const { t } = useTranslation()
  const Heading = `h${level}` as const
  return (
    <article className="pcard">
      <div className="pcard-pic">
        <ProductPicture src={product.thumbnail} isFirst={isFirst} />
        <div className="pcard-badges">
          <CardBadges product={product} />
        </div>
        {product.is_lifetime && (
          <Badge tone="original" className="pcard-life">
            <Icon of={ShieldCheck} />
            {t('product.lifetime')}
          </Badge>
        )}
        {wish ?? <WishButton product={product} />}
        <QuickViewButton product={product} />
      </div>
      <div className="pcard-body">
        <div className="pcard-badges pcard-badges-inline pcard-line1">
          <CardBadges product={product} />
        </div>
        <FitTick productId={product.id} say={product.is_for_printers ? 'quietly' : 'ifFits'} />
        <Heading className="pcard-title">
          <Link to={paths.product(product.slug)}>
            <ProductName name={product.name} />
          </Link>
        </Heading>
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
    </article>
  )
}

function CardBadges({ product }: { product: CardProduct }) {
  const { t } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  return (
    <>
      {product.origin === 'original' && <Badge tone="original">{t('product.original')}</Badge>}
      {product.is_house_brand && <Badge tone="house">{houseBrand}</Badge>}
      {product.discount_percentage !== null && product.discount_percentage > 0 && (
        <Badge tone="save">{t('product.discount', { percent: product.discount_percentage })}</Badge>
      )}
    </>
  )
}

/** What the house brand saves against the original it stands in for. */
function Saving({ product }: { product: CardProduct }) {
  const { t, language } = useTranslation()
  if (product.original_price === null) return null
  const saving = subtract(fromWire(product.original_price), fromWire(product.price))
  if (saving <= 0) return null
  return (
    <span className="pcard-save">
      {t('product.saving', { amount: formatMoney(toWire(saving), language) })}
    </span>
  )
}
