import { savingBetween } from '#web/commerce/card/both-sides.ts'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { Amount, Saved } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { addToCart, useCartLine, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Chips } from '#web/ui/chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CornerDownRight } from '#web/ui/icons/corner-down-right.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { ButtonCell, LinkCell, Row } from './suggestion-cells.tsx'
import type { Found } from './use-suggestions.ts'

type Suggested = Found['products'][number]

const STOCK_WORDS = {
  in_stock: 'search.inStock',
  low_stock: 'search.lowStock',
  out_of_stock: 'search.soldOut',
} as const
const STOCK_LOOKS = {
  in_stock: 'text-success-text',
  low_stock: 'text-warning-text',
  out_of_stock: '',
} as const
/** What the house brand's article is the same as. */
const SAME_WORDS = {
  inkjet: 'search.same.cartridge',
  toner: 'search.same.toner',
  drum: 'search.same.drum',
} as const

interface ProductSuggestionProps {
  product: Suggested
  term: string
  onChoose: (productId: number) => void
}

/** An article with colours, stock, pages and price; below it, what the house brand has for the same. */
export function ProductSuggestion({ product, term, onChoose }: ProductSuggestionProps) {
  const { t } = useTranslation()
  const { id, slug, name, alternative } = product
  const canBeAdded = product.stock_status !== 'out_of_stock' && !product.has_colors
  return (
    <>
      <Row>
        <LinkCell
          name={`product-${id}`}
          to={paths.product(slug)}
          onChoose={() => onChoose(id)}
          className="suggestion-article"
        >
          <span className="suggestion-picture thumb">
            <ProductPicture src={product.thumbnail} size={44} />
          </span>
          <span className="suggestion-name">
            <span>
              <MarkedText text={name} query={term} />
            </span>
            <span className="suggestion-chips">
              <Chips chips={chipsOf({ ...product, color: colorOf(product) })} />
            </span>
          </span>
          <span className="suggestion-stock text-muted text-sm">
            <span className={STOCK_LOOKS[product.stock_status]}>
              {t(STOCK_WORDS[product.stock_status])}
            </span>
            {product.impressions !== null &&
              `, ${t('product.pagesPlain', { count: product.impressions })}`}
          </span>
          <span className="suggestion-price">
            <Amount {...pricesOf(product)} />
          </span>
        </LinkCell>
        {canBeAdded && <AddCell id={id} name={name} />}
      </Row>
      {alternative !== null && (
        <Alternative product={product} alternative={alternative} onChoose={onChoose} />
      )}
    </>
  )
}

function Alternative({
  product,
  alternative,
  onChoose,
}: {
  product: Suggested
  alternative: NonNullable<Suggested['alternative']>
  onChoose: (productId: number) => void
}) {
  const { t } = useTranslation()
  const { house_brand: brand } = useSettings().shop
  const { id, slug } = alternative
  const price = pricesOf(alternative)
  const saving = savingBetween(pricesOf(product), price)
  const same = isKnownType(product.type)
    ? t(SAME_WORDS[product.type], { brand })
    : t('search.same.article', { brand })
  return (
    <Row className="suggestion-beside">
      <LinkCell name={`product-${id}`} to={paths.product(slug)} onChoose={() => onChoose(id)}>
        <Icon of={CornerDownRight} className="text-muted" />
        <span className="suggestion-same">
          <span className="text-accent-text font-semibold">{same}</span>
          {saving !== undefined && (
            <span className="text-muted text-sm">
              <Saved amount={saving} />
            </span>
          )}
        </span>
        <span className="suggestion-price">
          <Amount {...price} />
        </span>
      </LinkCell>
      <AddCell id={id} name={t('search.same.named', { same, name: product.name })} />
    </Row>
  )
}

/** Puts one into the cart and stays here. */
function AddCell({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation()
  const isBusy = useIsBusy(`product-${id}`)
  const inCart = useCartLine(id)?.quantity
  return (
    <ButtonCell
      name={`add-${id}`}
      label={
        inCart === undefined
          ? t('product.addNamed', { name })
          : t('search.addMore', { name, count: inCart })
      }
      className="suggestion-tool suggestion-add"
      onPress={() => {
        if (!isBusy) void addToCart(id, 1)
      }}
    >
      {isBusy ? <Spinner /> : <Icon of={ShoppingCart} />}
      {inCart !== undefined && <span className="suggestion-count count">{inCart}</span>}
    </ButtonCell>
  )
}

function pricesOf({ price, price_excl_vat }: { price: string; price_excl_vat: string }) {
  return { incl: price, excl: price_excl_vat }
}

/** The chip of a single colour has its own shade. */
function colorOf({ color_slugs: [slug, ...others], hex }: Suggested) {
  return slug === undefined || others.length > 0 ? null : { slug, name: '', hex }
}

function isKnownType(type: string): type is keyof typeof SAME_WORDS {
  return type in SAME_WORDS
}
