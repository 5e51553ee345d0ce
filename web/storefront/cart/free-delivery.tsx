import { fromWire } from '#contract/plain/money.ts'
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
  return (
    <div className={isFree ? 'free-delivery is-free' : 'free-delivery'}>
      {isFree ? (
        <p className="flex items-center gap-2 font-semibold">
          <Icon of={Truck} />
          {t('cart.delivery.free', { amount: formatMoney(reached, language), brand })}
        </p>
      ) : (
        <p>
          <RichText
            text="cart.delivery.more"
            values={{ amount: formatMoney(remaining, language), brand }}
            parts={bold}
          />
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
          {t('cart.delivery.progress', {
            amount: formatMoney(reached, language),
            goal: formatMoney(goal, language),
          })}
        </p>
      )}
    </div>
  )
}
