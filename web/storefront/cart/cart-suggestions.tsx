import type { Product } from '#contract/catalogue.ts'
import { fromWire, times, toWire } from '#contract/plain/money.ts'
import { bothSides, centsPerPage, type BothSides } from '#web/commerce/card/both-sides.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import { Amount, Sided } from '#web/commerce/card/price.tsx'
import type { Cart, CartItem, CartSuggestions } from '#web/commerce/cart/cart-store.ts'
import { addToCart, swapLines, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Repeat2 } from '#web/ui/icons/repeat-2.ts'
import { Link } from '#web/ui/link.tsx'

import { SuggestionRow } from './suggestion-row.tsx'
import { useSuggestions } from './use-suggestions.ts'

const CENT_DIGITS = 2
const parts = {
  b: (words: string) => (
    <b>
      <ProductName name={words} />
    </b>
  ),
}

/** Below the lines: the house brand in place of an original, a pack in place of its parts, the colours that lack. */
export function CartSuggestionCards({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const found = useSuggestions(cart)
  if (found === undefined) return null
  const itemOf = (id: number | undefined) => cart.items.find((item) => item.id === id)
  return (
    <>
      {found.packs.length > 0 && (
        <section className="card card-pad mt-6">
          <h2 className="text-lg">{t('cart.pack.title')}</h2>
          {found.packs.map((pack) => (
            <PackRow key={pack.product.id} pack={pack} />
          ))}
        </section>
      )}
      {found.swaps.length > 0 && (
        <section className="card card-pad mt-6">
          <h2 className="text-lg">{t('cart.swap.title')}</h2>
          {found.swaps.map((swap) => {
            const item = itemOf(swap.take[0]?.item_id)
            return item && <SwapRow key={swap.product.id} swap={swap} item={item} />
          })}
        </section>
      )}
      {found.missing.length > 0 && (
        <section className="card card-pad mt-6">
          <h2 className="text-lg">{t('cart.missing.title')}</h2>
          {found.missing.map((product) => (
            <MissingRow key={product.id} product={product} />
          ))}
        </section>
      )}
    </>
  )
}

function PackRow({ pack: { take, product, saving } }: { pack: CartSuggestions['packs'][number] }) {
  const { t, reading, language } = useTranslation()
  const name = localName(product, reading)
  const saved = bothSides(saving, product.vat_rate)
  const words = (side: keyof BothSides) => (
    <RichText
      text="cart.pack.text"
      values={{ name, saving: formatMoney(saved[side], language) }}
      parts={parts}
    />
  )
  return (
    <SuggestionRow
      thumbnail={product.thumbnail}
      button={
        <SwapButton
          label={t('cart.pack.named', { name })}
          swap={{ take, product_id: product.id, quantity: 1 }}
        />
      }
    >
      <Sided incl={words('incl')} excl={words('excl')} />
    </SuggestionRow>
  )
}

function SwapRow({
  swap: { take, product },
  item,
}: {
  swap: CartSuggestions['swaps'][number]
  item: CartItem
}) {
  const { t, reading, language } = useTranslation()
  const name = localName(item.product, reading)
  const other = localName(product, reading)
  const { quantity } = item
  const now = bothSides(item.unit_price, item.vat_rate)
  const then = bothSides(product.price, product.vat_rate)
  const before = centsPerPage(now, item.product.impressions)
  const after = centsPerPage(then, product.impressions)
  const reason = (side: keyof BothSides) =>
    before === undefined || after === undefined ? (
      <RichText text="cart.swap.plain" values={{ name, other }} parts={parts} />
    ) : (
      <RichText
        text="cart.swap.text"
        values={{
          name,
          other,
          cents: formatNumber(before[side], language, CENT_DIGITS),
          otherCents: formatNumber(after[side], language, CENT_DIGITS),
        }}
        parts={parts}
      />
    )
  const prices = (side: keyof BothSides) =>
    t('cart.swap.prices', {
      price: formatMoney(toWire(times(fromWire(then[side]), quantity)), language),
      before: formatMoney(toWire(times(fromWire(now[side]), quantity)), language),
    })
  return (
    <SuggestionRow
      thumbnail={product.thumbnail}
      button={
        <SwapButton
          label={t('cart.swap.named', { name, other })}
          swap={{ take, product_id: product.id, quantity }}
        />
      }
    >
      <p>
        <Sided incl={reason('incl')} excl={reason('excl')} />
      </p>
      <p className="text-muted mt-0.5 text-sm">
        <Sided incl={prices('incl')} excl={prices('excl')} />
      </p>
    </SuggestionRow>
  )
}

function SwapButton({ label, swap }: { label: string; swap: Parameters<typeof swapLines>[0] }) {
  const { t } = useTranslation()
  const isBusy = useIsBusy(`swap-${swap.product_id}`)
  return (
    <Button
      look="secondary"
      icon={<Icon of={Repeat2} />}
      isBusy={isBusy}
      aria-label={label}
      onClick={() => void swapLines(swap)}
    >
      {t('cart.swap.button')}
    </Button>
  )
}

/** A colour that the set in the cart lacks, with its button. */
export function MissingRow({ product }: { product: Product }) {
  const { t, reading } = useTranslation()
  const isBusy = useIsBusy(`product-${product.id}`)
  const name = localName(product, reading)
  return (
    <SuggestionRow
      thumbnail={product.thumbnail}
      button={
        <Button
          look="secondary"
          isBusy={isBusy}
          aria-label={t('product.addNamed', { name })}
          onClick={() => void addToCart(product.id, 1)}
        >
          {t('cart.missing.add')}
        </Button>
      }
    >
      <Link className="font-semibold no-underline hover:underline" to={paths.product(product.slug)}>
        <ProductName name={name} />
      </Link>
      <p className="text-muted text-sm">
        <Amount incl={product.price} excl={product.price_excl_vat} />
      </p>
    </SuggestionRow>
  )
}
