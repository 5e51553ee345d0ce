import {
  atNoon,
  deliveryPromise,
  type DeliveryPromise,
  type IsoDay,
} from '#contract/plain/delivery.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { StockStatus } from '#contract/plain/statuses.ts'

import type { Translate } from '../i18n.ts'
import { useTranslation } from '../language-context.tsx'
import { RichText } from '../rich-text.tsx'
import { useSettings } from '../settings.ts'
import { useNow } from './now.ts'

const DATE_LOCALES = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE' } as const satisfies Record<
  Language,
  string
>
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

/** "tomorrow" or "Tuesday 24 November", for an order placed now. */
export function useDeliveryDay(): string {
  const { t, language } = useTranslation()
  return dayInWords(useDeliveryPromise(), language, t)
}

export function useDeliveryPromise(): DeliveryPromise {
  return deliveryPromise(useNow(), useSettings().shipping.cut_off)
}

function dayInWords(
  { isTomorrow, deliveredOn }: DeliveryPromise,
  language: Language,
  t: Translate,
): string {
  if (isTomorrow) return t('delivery.tomorrow')
  return t('delivery.onDay', { day: longDay(deliveredOn, language) })
}

const longDays = new Map<Language, { day: IsoDay; words: string }>()

/** "Tuesday 24 November". Kept: a list says the same day on every card. */
export function longDay(day: IsoDay, language: Language): string {
  const last = longDays.get(language)
  if (last?.day === day) return last.words
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const words = format.format(atNoon(day)).replace(',', '')
  longDays.set(language, { day, words })
  return words
}
