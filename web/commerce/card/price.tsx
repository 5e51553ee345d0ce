import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import { exclVat } from './excl-vat.ts'

const sizes = { small: ' price-sm', normal: '', large: ' price-lg' } as const

interface PriceProps {
  /** Including VAT, as the API writes it: `"39.95"`. */
  amount: string
  /** Percent. */
  vatRate: number
  /** The struck-through price of a sale: the lowest of the last 30 days. */
  was?: string | null
  size?: keyof typeof sizes
}

/** The price block: both sides of the VAT are in the page, the visitor's switch decides which is big. */
export function Price({ amount, vatRate, was, size = 'normal' }: PriceProps) {
  const { t, language } = useTranslation()
  const incl = formatMoney(amount, language)
  const excl = formatMoney(exclVat(amount, vatRate), language)
  return (
    <div className={`price${sizes[size]}`}>
      <PriceSide
        side="incl"
        now={incl}
        was={was == null ? undefined : formatMoney(was, language)}
        other={t('price.excl', { price: excl })}
      />
      <PriceSide
        side="excl"
        now={excl}
        was={was == null ? undefined : formatMoney(exclVat(was, vatRate), language)}
        other={t('price.incl', { price: incl })}
      />
    </div>
  )
}

function PriceSide({
  side,
  now,
  was,
  other,
}: {
  side: 'incl' | 'excl'
  now: string
  was: string | undefined
  other: string
}) {
  const { t } = useTranslation()
  return (
    <div className={`vat-${side} price`}>
      <div className="price-line">
        <span className="price-now">{now}</span>
        {was !== undefined && (
          <s className="price-was">
            <span className="sr-only">{t('price.was')}</span>
            {was}
          </s>
        )}
      </div>
      <span className="price-alt">{other}</span>
    </div>
  )
}

/** A single amount in running text or a total, on the side the visitor chose. */
export function Amount({ incl, excl }: { incl: string; excl: string }) {
  const { language } = useTranslation()
  return (
    <span className="num">
      <span className="vat-incl">{formatMoney(incl, language)}</span>
      <span className="vat-excl">{formatMoney(excl, language)}</span>
    </span>
  )
}
