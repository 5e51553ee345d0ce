import { fromWire } from '#contract/plain/money.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** The amounts of an order: estimated from the cart, or as the server fixed them. */
export interface SumTotals {
  subtotal: string
  shipping_fee: string
  total: string
  /** VAT per rate; empty where it is not known yet. */
  taxLines: readonly { rate: number; vat: string }[]
  isVatExempt: boolean
}

/** The sum below the lines: subtotal, delivery, total, and the VAT in it. */
export function OrderSum({ totals }: { totals: SumTotals }) {
  const { t, language } = useTranslation()
  const money = (amount: string) => formatMoney(amount, language)
  const { subtotal, shipping_fee: fee, total, taxLines, isVatExempt } = totals
  const isFree = fromWire(fee) === 0
  return (
    <>
      <dl className="sum border-line border-t pt-4">
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        <div>
          <dt>{t('checkout.delivery')}</dt>
          <dd className={isFree ? 'text-success-text font-semibold' : ''}>
            {isFree ? t('cart.summary.free') : money(fee)}
          </dd>
        </div>
        <div className="sum-total">
          <dt>{isVatExempt ? t('checkout.totalExempt') : t('cart.summary.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
        {taxLines
          .filter(() => !isVatExempt)
          .map(({ rate, vat }) => (
            <div key={rate} className="text-sm">
              <dt>{t('checkout.vatAt', { rate })}</dt>
              <dd>{money(vat)}</dd>
            </div>
          ))}
      </dl>
      {isVatExempt && <p className="text-muted mt-2 text-sm">{t('checkout.exempt')}</p>}
    </>
  )
}
