import type { SumAmounts } from '#web/commerce/orders/sum-rows.tsx'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** What is paid and the VAT in it, said once more where the order is placed: small screens fold the summary. */
export function VatBeforeButton({ sum }: { sum: SumAmounts }) {
  const { t, language } = useTranslation()
  const { total, taxLines, isVatExempt } = sum
  return (
    <dl className="sum border-line mt-5 border-t pt-4">
      <div className="font-semibold">
        <dt>{isVatExempt ? t('sum.totalExempt') : t('sum.total')}</dt>
        <dd>{formatMoney(total, language)}</dd>
      </div>
      {!isVatExempt &&
        taxLines.map(({ rate, vat }) => (
          <div key={rate} className="text-sm">
            <dt>{t('sum.ofWhichVat', { rate: formatNumber(rate, language) })}</dt>
            <dd>{formatMoney(vat, language)}</dd>
          </div>
        ))}
    </dl>
  )
}
