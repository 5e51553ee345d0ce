import type { ReactNode } from 'react'

import { bothSides } from '#web/commerce/card/both-sides.ts'
import { PerPage } from '#web/commerce/card/product-facts.tsx'
import { warrantyWords } from '#web/commerce/words/warranty-words.ts'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import type { IconLines } from '#web/ui/icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Coins } from '#web/ui/icons/coins.ts'
import { Droplets } from '#web/ui/icons/droplets.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'

import type { ProductView } from './product-view.ts'

interface Fact {
  icon: IconLines
  number: ReactNode
  words: string
}

/** Pages, cost, ink and warranty as large numbers; only what the article has. */
export function FactRow({ product }: { product: ProductView }) {
  const { t, language } = useTranslation()
  const facts: (Fact | undefined)[] = [
    product.impressions === null
      ? undefined
      : {
          icon: FileText,
          number: formatNumber(product.impressions, language),
          words: t('productPage.factPages'),
        },
    product.impressions === null
      ? undefined
      : {
          icon: Coins,
          number: (
            <PerPage
              price={bothSides(product.price, product.vat_rate)}
              impressions={product.impressions}
              text="productPage.cents"
            />
          ),
          words: t('productPage.factPerPage'),
        },
    (product.number_of_cartridges ?? 1) > 1 && product.ml === null
      ? {
          icon: Package,
          number: formatNumber(product.number_of_cartridges ?? 1, language),
          words: t('productPage.factCartridges'),
        }
      : undefined,
    product.printer_count === 0
      ? undefined
      : {
          icon: Printer,
          number: formatNumber(product.printer_count, language),
          words: t('productPage.factPrinters', { count: product.printer_count }),
        },
    product.ml === null
      ? undefined
      : {
          icon: Droplets,
          number: t('spec.mlValue', { ml: product.ml }),
          words: t('productPage.factInk', { count: product.number_of_cartridges ?? 1 }),
        },
    {
      icon: ShieldCheck,
      number: warrantyWords(product.warranty, t),
      words: t('productPage.factWarranty'),
    },
  ]
  return (
    <ul className="fact-row">
      {facts
        .filter((fact) => fact !== undefined)
        .map(({ icon, number: figure, words }) => (
          <li key={words}>
            <span className="text-primary-text mb-1">
              <Icon of={icon} />
            </span>
            <span className="num font-display text-lg leading-6 font-bold">{figure}</span>
            <span className="text-muted text-sm leading-snug">{words}</span>
          </li>
        ))}
    </ul>
  )
}
