import { fromWire } from '#contract/plain/money.ts'
import { Sided } from '#web/commerce/card/price.tsx'
import type { Cart } from '#web/commerce/cart/cart-store.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Truck } from '#web/ui/icons/truck.ts'
import { Meter } from '#web/ui/meter.tsx'

const bold = { b: (words: string) => <b>{words}</b> }

/** How far the cart is from free delivery in Belgium; only the house brand counts, and it says so. */
export function FreeDelivery({ progress }: { progress: Cart['free_shipping'] }) {
  const { t, language } = useTranslation()
  const { house_brand: brand } = useSettings().shop
  const { house_brand_subtotal: reached, free_from: goal, remaining } = progress
  const isFree = fromWire(remaining) <= 0
  // What counts is the price with VAT: beside prices without, the amounts say so.
  const inclVat = (amount: string) => t('price.incl', { price: formatMoney(amount, language) })
  const more = (amount: string) => (
    <RichText text="cart.delivery.more" values={{ amount, brand }} parts={bold} />
  )
  const progressWords = (limit: string) =>
    t('cart.delivery.progress', { amount: formatMoney(reached, language), goal: limit })
  return (
    <div className={isFree ? 'free-delivery is-free' : 'free-delivery'}>
      {isFree ? (
        <p className="flex items-center gap-2 font-semibold">
          <Icon of={Truck} />
          <Sided
            incl={t('cart.delivery.free', { amount: formatMoney(reached, language), brand })}
            excl={t('cart.delivery.free', { amount: inclVat(reached), brand })}
          />
        </p>
      ) : (
        <p>
          <Sided incl={more(formatMoney(remaining, language))} excl={more(inclVat(remaining))} />
        </p>
      )}
      <Meter
        value={fromWire(reached)}
        max={fromWire(goal)}
        label={t('cart.delivery.meter')}
        className="mt-2"
      />
      {!isFree && (
        <p className="text-muted mt-1.5 text-sm">
          <Sided
            incl={progressWords(formatMoney(goal, language))}
            excl={progressWords(inclVat(goal))}
          />
        </p>
      )}
    </div>
  )
}
