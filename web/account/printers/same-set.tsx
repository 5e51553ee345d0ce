import { Sided } from '#web/commerce/card/price.tsx'
import { addAllToCart, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Repeat } from '#web/ui/icons/repeat.ts'

import type { PrinterOffer } from './printer-offer.ts'

/** Puts everything a printer needs into the cart. */
export function SameSet({ set, className = '' }: { set: PrinterOffer['set']; className?: string }) {
  const { t, language } = useTranslation()
  const isBusy = useIsBusy('set')
  if (set === undefined) return null
  return (
    <Button
      className={className}
      icon={<Icon of={Repeat} />}
      isBusy={isBusy}
      onClick={() => void addAllToCart(set.productIds)}
    >
      <Sided
        incl={t('printers.sameSet', { amount: formatMoney(set.total, language) })}
        excl={t('printers.sameSet', { amount: formatMoney(set.totalExcl, language) })}
      />
    </Button>
  )
}
