import type { Language } from '#contract/plain/languages.ts'
import { ORIGIN_TEXTS } from '#web/commerce/card/product-kinds.ts'
import { CAPACITY_TEXTS } from '#web/commerce/words/capacity-words.ts'
import { capitalised } from '#web/commerce/words/capitalised.ts'
import { warrantyWords } from '#web/commerce/words/warranty-words.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import type { TextKey, Translate } from '#web/language/i18n.ts'

import type { ProductView } from './product-view.ts'

const KILO = 1000

export interface Specification {
  label: TextKey
  value: string
  /** A code: never broken, digits of one width. */
  isCode?: boolean
}

/** Every attribute that the article has, in the order they are asked about. */
export function specifications(
  product: ProductView,
  t: Translate,
  language: Language,
): Specification[] {
  const rows: (Specification | undefined)[] = [
    { label: 'spec.brand', value: product.brand.name },
    { label: 'spec.category', value: product.category.name },
    named('spec.origin', ORIGIN_TEXTS[product.origin], t),
    { label: 'spec.sku', value: product.sku, isCode: true },
    given('spec.ean', product.ean_number, (ean) => ean, true),
    given('spec.manufacturerCode', product.manufacturer_code, (code) => code, true),
    given('spec.colour', product.color?.name ?? null, capitalised),
    product.colors.length === 0
      ? undefined
      : {
          label: 'spec.colours',
          value: capitalised(product.colors.map(({ color }) => color.name).join(', ')),
        },
    product.capacity === null
      ? undefined
      : named('spec.capacity', CAPACITY_TEXTS.get(product.capacity), t),
    given('spec.impressions', product.impressions, (pages) => formatNumber(pages, language)),
    given('spec.yieldStandard', product.yield_standard, (standard) => standard),
    given('spec.pricePerImpression', product.price_per_impression, (cents) =>
      t('product.centPerPagePlain', { cents: Number(cents) }),
    ),
    given('spec.ml', product.ml, (ml) => t('spec.mlValue', { ml })),
    given('spec.cartridges', product.number_of_cartridges, (pieces) =>
      formatNumber(pieces, language),
    ),
    { label: 'spec.warranty', value: warrantyWords(product.warranty, t) },
    { label: 'spec.price', value: formatMoney(product.price, language) },
    { label: 'spec.priceExcl', value: formatMoney(product.price_excl_vat, language) },
    {
      label: 'spec.stock',
      value: product.stock > 0 ? formatNumber(product.stock, language) : t('product.soldOut'),
    },
    given('spec.weight', product.weight_grams, (grams) =>
      grams < KILO
        ? t('spec.gramsValue', { grams })
        : t('spec.kilosValue', { kilos: grams / KILO }),
    ),
    product.printer_count === 0
      ? undefined
      : { label: 'spec.printers', value: formatNumber(product.printer_count, language) },
  ]
  return rows.filter((row) => row !== undefined)
}

function named(label: TextKey, key: TextKey | undefined, t: Translate): Specification | undefined {
  // i18n: capacity.*
  return key === undefined ? undefined : { label, value: t(key) }
}

function given<Value>(
  label: TextKey,
  value: Value | null,
  words: (value: Value) => string,
  isCode = false,
): Specification | undefined {
  return value === null ? undefined : { label, value: words(value), ...(isCode ? { isCode } : {}) }
}
