import type { Country } from '#contract/plain/countries.ts'
import { deliveryPromise, type DeliveryPromise } from '#contract/plain/delivery.ts'
import type { StockStatus } from '#contract/plain/statuses.ts'
import { dayInWords } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { useNow } from '#web/pages/now.ts'
import { useSettings } from '#web/pages/settings.ts'

const bold = { b: (words: string) => <b>{words}</b> }

/** "In stock, delivered tomorrow": how many there are, and when one ordered now arrives. */
export function StockLine({ status, stock }: { status: StockStatus; stock: number }) {
  const day = useDeliveryDay()
  if (status === 'out_of_stock') {
    return (
      <span className="stock stock-out">
        <span>
          <RichText text="stock.out" parts={bold} />
        </span>
      </span>
    )
  }
  return (
    <span className={status === 'low_stock' ? 'stock stock-low' : 'stock'}>
      <span>
        {status === 'low_stock' ? (
          <RichText text="stock.low" values={{ count: stock, day }} parts={bold} />
        ) : (
          <RichText text="stock.in" values={{ day }} parts={bold} />
        )}
      </span>
    </span>
  )
}

/** "tomorrow" or "Tuesday 24 November", for an order placed now; the shop's pages promise for Belgium. */
export function useDeliveryDay(country: Country = 'BE'): string {
  const { t, language } = useTranslation()
  const { isTomorrow, deliveredOn } = useDeliveryPromise(country)
  if (isTomorrow) return t('delivery.tomorrow')
  return t('delivery.onDay', { day: dayInWords(deliveredOn, language) })
}

export function useDeliveryPromise(country: Country = 'BE'): DeliveryPromise {
  return deliveryPromise(useNow(), useSettings().shipping.cut_off, country)
}
