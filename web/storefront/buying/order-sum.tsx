import { SumRows, type SumAmounts } from '#web/commerce/orders/sum-rows.tsx'
import { useTranslation } from '#web/language/language-context.tsx'

/** The sum below the lines: subtotal, delivery, total, and the VAT in it. */
export function OrderSum({ sum }: { sum: SumAmounts }) {
  const { t } = useTranslation()
  return (
    <>
      <dl className="sum border-line border-t pt-4">
        <SumRows sum={sum} delivery={t('checkout.delivery')} />
      </dl>
      {sum.isVatExempt && <p className="text-muted mt-2 text-sm">{t('checkout.exempt')}</p>}
    </>
  )
}
