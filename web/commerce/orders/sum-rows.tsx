import type { ReactNode } from 'react'

import { fromWire } from '#contract/plain/money.ts'
import type { BothSides } from '#web/commerce/card/both-sides.ts'
import { Amount } from '#web/commerce/card/price.tsx'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** The amounts of a cart or order, estimated or as the server fixed them. */
export interface SumAmounts {
  subtotal: BothSides
  shippingFee: BothSides
  /** What is to be paid: with VAT, on whichever side the prices are shown. */
  total: string
  /** VAT per rate, in percent. */
  taxLines: readonly { rate: number; vat: string }[]
  isVatExempt: boolean
  discount?: string
}

/** The amounts that the API gives an order or a checked checkout. */
export function sumOf(answer: {
  subtotal: string
  subtotal_excl_vat: string
  shipping_fee: string
  shipping_fee_excl_vat: string
  total: string
  tax_lines: readonly { rate: number; vat: string }[]
  discount?: string
}): SumAmounts {
  const { total, tax_lines: taxLines, discount } = answer
  return {
    subtotal: { incl: answer.subtotal, excl: answer.subtotal_excl_vat },
    shippingFee: { incl: answer.shipping_fee, excl: answer.shipping_fee_excl_vat },
    total,
    taxLines,
    isVatExempt: taxLines.every(({ rate }) => rate === 0),
    ...(discount === undefined || fromWire(discount) === 0 ? {} : { discount }),
  }
}

/**
 * Rows of a `.sum`: with prices including VAT the total and the VAT in it; without, the net amounts
 * and the VAT that they come to the same total with.
 */
export function SumRows({ sum, delivery }: { sum: SumAmounts; delivery: string }) {
  const { t, language } = useTranslation()
  const { subtotal, shippingFee, total, taxLines, isVatExempt, discount } = sum
  const vatRows = isVatExempt ? [] : taxLines
  const isFree = fromWire(shippingFee.incl) === 0
  const rate = (percent: number) => ({ rate: formatNumber(percent, language) })
  return (
    <>
      <Row side="incl" label={isVatExempt ? t('sum.subtotalExcl') : t('sum.subtotal')}>
        {formatMoney(subtotal.incl, language)}
      </Row>
      <Row side="excl" label={t('sum.subtotalExcl')}>
        {formatMoney(subtotal.excl, language)}
      </Row>
      {discount !== undefined && (
        <Row label={t('sum.discount')}>
          <span className="text-accent-text">
            {t('sum.minus', { amount: formatMoney(discount, language) })}
          </span>
        </Row>
      )}
      <Row label={delivery}>
        {isFree ? (
          <span className="text-success-text font-semibold">{t('sum.free')}</span>
        ) : (
          <Amount {...shippingFee} />
        )}
      </Row>
      {vatRows.map((line) => (
        <Row key={line.rate} side="excl" label={t('sum.vat', rate(line.rate))}>
          {formatMoney(line.vat, language)}
        </Row>
      ))}
      <div className="sum-total">
        <dt>{isVatExempt ? t('sum.totalExempt') : t('sum.total')}</dt>
        <dd>{formatMoney(total, language)}</dd>
      </div>
      {vatRows.map((line) => (
        <Row key={line.rate} side="incl" label={t('sum.ofWhichVat', rate(line.rate))}>
          {formatMoney(line.vat, language)}
        </Row>
      ))}
    </>
  )
}

function Row({
  side,
  label,
  children,
}: {
  /** The side of the VAT it belongs to; without, both. */
  side?: keyof BothSides
  label: string
  children: ReactNode
}) {
  return (
    <div className={side && `vat-${side}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
