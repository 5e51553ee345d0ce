import { add, fromWire, subtract, times, toWire, ZERO } from '#contract/plain/money.ts'
import { bothSides, type BothSides } from '#web/commerce/card/both-sides.ts'
import { Sided } from '#web/commerce/card/price.tsx'
import { useDeliveryPromise } from '#web/commerce/card/stock-line.tsx'
import { useBelgium } from '#web/commerce/cart/belgian-delivery.ts'
import { useCartContent } from '#web/commerce/cart/shop-cart.ts'
import { dayInWords, formatLimit, formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Clock } from '#web/ui/icons/clock.ts'
import { Truck } from '#web/ui/icons/truck.ts'
import { Undo2 } from '#web/ui/icons/undo-2.ts'
import { Meter } from '#web/ui/meter.tsx'

import type { ProductView } from './product-view.ts'

interface DeliveryNotesProps {
  product: ProductView
  amount: string
  quantity: number
  stockStatus: ProductView['stock_status']
}

const bold = { b: (words: string) => <b className="text-text">{words}</b> }

/** When it arrives, what delivery costs, and how to return it. */
export function DeliveryNotes({ product, amount, quantity, stockStatus }: DeliveryNotesProps) {
  const { t } = useTranslation()
  return (
    <div className="delivery-notes">
      {stockStatus !== 'out_of_stock' && <ArrivalNote />}
      <div className="flex gap-3">
        <Icon of={Truck} className="mt-0.5" />
        <div className="min-w-0 flex-1">
          {product.is_house_brand ? (
            <FreeDelivery amount={amount} quantity={quantity} />
          ) : (
            <PaidDelivery />
          )}
        </div>
      </div>
      <p className="flex gap-3">
        <Icon of={Undo2} className="mt-0.5" />
        <span>
          {product.is_lifetime ? t('productPage.returnsLifetime') : t('productPage.returns')}
        </span>
      </p>
    </div>
  )
}

function ArrivalNote() {
  const { t, language } = useTranslation()
  const { deliveredOn, isTomorrow, minutesLeft } = useDeliveryPromise()
  const date = dayInWords(deliveredOn, language)
  const day = isTomorrow ? t('productPage.tomorrow', { date }) : date
  return (
    <p className="flex gap-3">
      <Icon of={Clock} className="text-success-text mt-0.5" />
      <span>
        {minutesLeft === undefined ? (
          <RichText text="productPage.arrives" values={{ day }} parts={bold} />
        ) : (
          <RichText
            text="productPage.arrivesWithin"
            values={{
              time: t('productPage.duration', {
                hours: Math.floor(minutesLeft / 60),
                minutes: minutesLeft % 60,
              }),
              day,
            }}
            parts={bold}
          />
        )}
      </span>
    </p>
  )
}

/** Counts what is in the cart already and what is chosen here, house brand only. */
function FreeDelivery({ amount, quantity }: { amount: string; quantity: number }) {
  const { t, language } = useTranslation()
  const cart = useCartContent()
  const zone = useBelgium()
  const { house_brand: brand } = useSettings().shop
  if (zone === undefined) return null
  const counted = add(
    times(fromWire(amount), quantity),
    cart === undefined ? ZERO : fromWire(cart.free_shipping.house_brand_subtotal),
  )
  const goal = fromWire(zone.free_from)
  const limit = formatLimit(zone.free_from, language)
  const towards = (shown: string) =>
    t('productPage.freeTowards', {
      amount: formatMoney(toWire(counted), language),
      goal: shown,
      brand,
    })
  const isFree = counted >= goal
  const missing = isFree
    ? ''
    : t('productPage.toGo', { amount: formatMoney(toWire(subtract(goal, counted)), language) })
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>
          {isFree ? (
            t('productPage.freeReached')
          ) : (
            // What counts towards free delivery is the price with VAT, whatever is shown.
            <Sided incl={towards(limit)} excl={towards(t('price.incl', { price: limit }))} />
          )}
        </span>
        <b className="num text-text">{missing}</b>
      </p>
      <Meter
        className="mt-1.5"
        value={counted}
        max={goal}
        label={isFree ? t('productPage.freeReached') : missing}
      />
    </>
  )
}

function PaidDelivery() {
  const { t, language } = useTranslation()
  const zone = useBelgium()
  const { shop, vat } = useSettings()
  if (zone === undefined) return null
  const fee = bothSides(zone.flat_fee, vat.rate)
  const goal = formatLimit(zone.free_from, language)
  const words = (side: keyof BothSides, limit: string) =>
    t('productPage.paidDelivery', {
      fee: formatMoney(fee[side], language),
      goal: limit,
      brand: shop.house_brand,
    })
  return (
    <p>
      <Sided incl={words('incl', goal)} excl={words('excl', t('price.incl', { price: goal }))} />
    </p>
  )
}
