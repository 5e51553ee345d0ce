import type { Facets } from '#contract/catalogue.ts'
import type { Language } from '#contract/plain/languages.ts'
import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { capitalised } from '#web/commerce/words/capitalised.ts'
import { formatMoney } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useCategoryName, type NameOfCategory } from '#web/pages/category-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Link } from '#web/ui/link.tsx'

import { originName, typeName } from './facet-choices.ts'
import { listingPath, NO_FILTERS, toggled, type ListingState } from './listing-state.ts'
import type { Listing } from './use-listing.ts'

interface Applied {
  key: string
  label: string
  without: Partial<ListingState>
}

/** The filters that are on, each with a link that removes it, so that it works without JavaScript. */
export function AppliedFilters({
  listing: { state, pathname },
  facets,
}: {
  listing: Listing
  facets: Facets
}) {
  const { t, language } = useTranslation()
  const nameOf = useCategoryName()
  const printer = useMyPrinter()
  const fits =
    printer !== undefined && printer.id === state.printerId
      ? t('filter.fits', { model: printer.model })
      : t('filter.fitsChosen')
  const applied = [
    ...(state.printerId === undefined
      ? []
      : [{ key: 'printer', label: fits, without: { printerId: undefined } }]),
    ...valuesOf(state, facets, t, nameOf),
    ...pricesOf(state, t, language),
  ]
  if (applied.length === 0) return null
  return (
    <>
      {applied.map(({ key, label, without }) => (
        <Link
          key={key}
          className="filter-chip no-underline"
          to={listingPath(pathname, state, without)}
          preventScrollReset
          aria-label={t('filter.remove', { filter: label })}
        >
          {label}
          <Icon of={X} />
        </Link>
      ))}
      {applied.length > 1 && (
        <Link
          className="link px-2 text-sm font-semibold"
          to={listingPath(pathname, state, NO_FILTERS)}
          preventScrollReset
        >
          {t('filter.clear')}
        </Link>
      )}
    </>
  )
}

function valuesOf(
  state: ListingState,
  facets: Facets,
  t: Translate,
  nameOf: NameOfCategory,
): Applied[] {
  return [
    ...state.brands.map((value) => ({
      key: `brand-${value}`,
      label: labelOf(facets.brands, value),
      without: { brands: toggled(state.brands, value) },
    })),
    ...state.forBrands.map((value) => ({
      key: `for-${value}`,
      label: t('filter.forMaker', { brand: labelOf(facets.for_brands, value) }),
      without: { forBrands: toggled(state.forBrands, value) },
    })),
    ...state.colors.map((value) => ({
      key: `color-${value}`,
      label: capitalised(labelOf(facets.colors, value)),
      without: { colors: toggled(state.colors, value) },
    })),
    ...state.types.map((value) => ({
      key: `type-${value}`,
      label: typeName(nameOf, value),
      without: { types: toggled(state.types, value) },
    })),
    ...state.origins.map((value) => ({
      key: `origin-${value}`,
      label: originName(t, value),
      without: { origins: toggled(state.origins, value) },
    })),
    ...(state.isInStock
      ? [{ key: 'stock', label: t('filter.inStock'), without: { isInStock: false } }]
      : []),
  ]
}

function pricesOf(
  { priceMin, priceMax }: ListingState,
  t: Translate,
  language: Language,
): Applied[] {
  const amount = (typed: string) =>
    formatMoney(Number(typed.replace(',', '.')).toFixed(2), language)
  return [
    ...(priceMin === ''
      ? []
      : [
          {
            key: 'min',
            label: t('filter.fromAmount', { amount: amount(priceMin) }),
            without: { priceMin: '' },
          },
        ]),
    ...(priceMax === ''
      ? []
      : [
          {
            key: 'max',
            label: t('filter.toAmount', { amount: amount(priceMax) }),
            without: { priceMax: '' },
          },
        ]),
  ]
}

function labelOf(facet: Facets['brands'], value: string): string {
  return facet.find((one) => one.value === value)?.label ?? value
}
