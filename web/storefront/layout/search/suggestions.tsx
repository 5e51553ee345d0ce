import type { ReactNode } from 'react'

import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { Amount } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { PrinterPicture } from '#web/commerce/printers/printer-picture.tsx'
import { type Choice, noteChoice } from '#web/commerce/search/note-choice.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Chips } from '#web/ui/chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Search } from '#web/ui/icons/search.ts'
import { Link } from '#web/ui/link.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'

import type { Found } from './use-suggestions.ts'

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

interface SuggestionsProps {
  /** The listbox; its options are `{id}-0`, `{id}-1` … in the order shown. */
  id: string
  term: string
  found: Found
  active: number | undefined
  onChoose: () => void
}

/** Printers first, then articles with colours, pages and price, then categories, then everything. */
export function Suggestions({
  id,
  term,
  found: { printers, products, categories },
  active,
  onChoose,
}: SuggestionsProps) {
  const { t, reading } = useTranslation()
  const option = (index: number, choice?: Choice) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    className: index === active ? 'menu-item is-active' : 'menu-item',
    onClick: () => {
      if (choice !== undefined) noteChoice(term, choice)
      onChoose()
    },
  })
  const afterPrinters = printers.length
  const afterProducts = afterPrinters + products.length
  const afterCategories = afterProducts + categories.length

  return (
    <>
      <Group title={t('search.printers')} isShown={printers.length > 0}>
        {printers.map((printer, index) => (
          <Link
            key={printer.slug}
            to={paths.printer(printer.slug)}
            {...option(index, { kind: 'printer', id: printer.id })}
          >
            <PrinterPicture technology={printer.technology} />
            <span>
              <span className="sku font-semibold">
                <MarkedText text={printer.model} query={term} />
              </span>
              <span className="text-muted block text-sm">{printer.brand}</span>
            </span>
            <span className="suggestion-way">{t('printer.show')}</span>
          </Link>
        ))}
      </Group>
      <Group title={t('search.products')} isShown={products.length > 0}>
        {products.map((product, index) => (
          <Link
            key={product.slug}
            to={paths.product(product.slug)}
            {...option(afterPrinters + index, { kind: 'product', id: product.id })}
          >
            <ProductSuggestion product={product} name={localName(product, reading)} term={term} />
          </Link>
        ))}
      </Group>
      <Group title={t('search.categories')} isShown={categories.length > 0}>
        {categories.map((category, index) => (
          <Link
            key={category.slug}
            to={paths.category(category.slug)}
            {...option(afterProducts + index, { kind: 'category', id: category.id })}
          >
            {localName(category, reading)}
            <Icon of={ChevronRight} className="ml-auto" />
          </Link>
        ))}
      </Group>
      {afterCategories === 0 && (
        <p className="text-muted px-3 py-2 text-sm" role="presentation">
          {t('search.nothing')}
        </p>
      )}
      <Link to={paths.search({ query: term })} {...option(afterCategories)}>
        <Icon of={Search} />
        <span className="text-primary-text font-semibold">{t('search.all', { term })}</span>
      </Link>
    </>
  )
}

function Group({
  title,
  isShown,
  children,
}: {
  title: string
  isShown: boolean
  children: ReactNode
}) {
  if (!isShown) return null
  return (
    <div role="group" aria-label={title} className="suggestion-group">
      <div role="presentation" className="suggestion-title">
        {title}
      </div>
      {children}
    </div>
  )
}

function ProductSuggestion({
  product,
  name,
  term,
}: {
  product: Found['products'][number]
  name: string
  term: string
}) {
  const { t } = useTranslation()
  const price = { incl: product.price, excl: product.price_excl_vat }
  return (
    <>
      <span className="thumb">
        <ProductPicture src={product.thumbnail} size={44} />
      </span>
      <span className="min-w-0">
        <span className="suggestion-name">
          <span>
            <MarkedText text={name} query={longestCode(term) ?? term} />
          </span>
          <Chips chips={chipsOf(product)} />
        </span>
        <span className="text-muted block text-sm">
          <span className={STOCK_LOOKS[product.stock_status]}>
            {t(STOCK_WORDS[product.stock_status])}
          </span>
          {product.impressions !== null &&
            `, ${t('product.pagesPlain', { count: product.impressions })}`}
        </span>
      </span>
      <span className="suggestion-price">
        <Amount {...price} />
      </span>
    </>
  )
}

/** The part of a question that names hold: "tn2420" of "toner tn2420". */
function longestCode(term: string): string | undefined {
  return term
    .split(/\s+/)
    .filter((word) => /\d/.test(word))
    .toSorted((a, b) => b.length - a.length)[0]
}
