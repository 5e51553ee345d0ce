import type { ReactNode } from 'react'

import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import { bothSides, type BothSides } from './both-sides.ts'

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
  const price = bothSides(amount, vatRate)
  const struck = was == null ? undefined : bothSides(was, vatRate)
  const incl = formatMoney(price.incl, language)
  const excl = formatMoney(price.excl, language)
  return (
    <div className={`price${sizes[size]}`}>
      <PriceSide
        side="incl"
        now={incl}
        was={struck?.incl}
        other={t('price.excl', { price: excl })}
      />
      <PriceSide
        side="excl"
        now={excl}
        was={struck?.excl}
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
  const { t, language } = useTranslation()
  return (
    <div className={`vat-${side} price`}>
      {was === undefined ? (
        <span className="price-now">{now}</span>
      ) : (
        <div className="price-line">
          <span className="price-now">{now}</span>
          <s className="price-was">
            <span className="sr-only">{t('price.was')}</span>
            {formatMoney(was, language)}
          </s>
        </div>
      )}
      <span className="price-alt">{other}</span>
    </div>
  )
}

/** Words with an amount in them, once for each side of the VAT; the document says which one shows. */
export function Sided({ incl, excl }: { incl: ReactNode; excl: ReactNode }) {
  return (
    <>
      <span className="vat-incl">{incl}</span>
      <span className="vat-excl">{excl}</span>
    </>
  )
}

/** A single amount in running text or a total, on the side the visitor chose. */
export function Amount({ incl, excl }: BothSides) {
  const { language } = useTranslation()
  return (
    <span className="num">
      <Sided incl={formatMoney(incl, language)} excl={formatMoney(excl, language)} />
    </span>
  )
}

/** "€17.04 less than original", on the side the visitor chose; nothing when nothing is saved. */
export function Saved({
  amount,
  text = 'product.saving',
}: {
  amount: BothSides
  text?: 'product.saving' | 'pack.saving' | 'home.pairSaving' | 'wishes.cheaper'
}) {
  const { t, language } = useTranslation()
  const words = (side: keyof BothSides) => t(text, { amount: formatMoney(amount[side], language) })
  return <Sided incl={words('incl')} excl={words('excl')} />
}
