import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import type { MiniProduct } from '#web/commerce/card/mini-product.ts'
import { Amount } from '#web/commerce/card/price.tsx'
import { capacityWords } from '#web/commerce/words/capacity-words.ts'
import { capitalised } from '#web/commerce/words/capitalised.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Chips } from '#web/ui/chips.tsx'
import { Link } from '#web/ui/link.tsx'

interface ColorLinksProps {
  products: readonly MiniProduct[]
  currentId: number
  /** What they differ in. */
  by: 'color' | 'capacity'
}

/** The same article in other colours, or with more ink: each is a page of its own, so these are links. */
export function ColorLinks({ products, currentId, by }: ColorLinksProps) {
  const { t } = useTranslation()
  const label = by === 'color' ? t('productPage.colour') : t('productPage.capacity')
  const current = products.find(({ id }) => id === currentId)
  return (
    <nav className="mt-5" aria-label={label}>
      <p className="label mb-2">
        {label}
        <span className="text-muted font-normal"> {current && choiceWords(current, by, t)}</span>
      </p>
      <ul className="variant-choices">
        {products.map((product) => (
          <li key={product.id}>
            <Link
              className="choice variant-choice"
              to={paths.product(product.slug)}
              aria-current={product.id === currentId ? 'page' : undefined}
              preventScrollReset
            >
              {by === 'color' && <Chips chips={chipsOf(product)} />}
              <span className="leading-tight font-semibold">{choiceWords(product, by, t)}</span>
              {by === 'capacity' && product.impressions !== null && (
                <span className="num text-muted">
                  {t('product.pagesPlain', { count: product.impressions })}
                </span>
              )}
              <span className="num text-muted">
                <Amount incl={product.price} excl={product.price_excl_vat} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function choiceWords(product: MiniProduct, by: ColorLinksProps['by'], t: Translate): string {
  if (by === 'capacity') return capacityWords(product.capacity, t)
  return product.cartridges > 1 || product.color === null
    ? t('productPage.pack', { count: product.cartridges })
    : capitalised(product.color.name)
}
