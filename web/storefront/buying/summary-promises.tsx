import { useCartContent } from '#web/commerce/cart/shop-cart.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Phone } from '#web/ui/icons/phone.ts'
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'

/** The promises under every total: warranty, returns, and a number to call. */
export function SummaryPromises({
  contact,
  isBusiness = false,
  className = '',
}: {
  contact: TextKey
  /** A business may not withdraw, so it is not promised to. */
  isBusiness?: boolean
  className?: string
}) {
  const { t, language } = useTranslation()
  const { phone, opening_hours: hours, house_brand: brand } = useSettings().shop
  const cart = useCartContent()
  const hasLifetime = cart?.items.some(({ product }) => product.warranty === 'lifetime') ?? false
  return (
    // Below a sum whose size is not known yet.
    <ul
      className={`text-muted grid gap-2.5 px-2 ${className} ${cart === undefined ? 'invisible' : ''}`}
    >
      <li className="flex gap-3">
        <Icon of={ShieldCheck} className="mt-0.5" />
        {hasLifetime ? t('cart.summary.warrantyLifetime', { brand }) : t('cart.summary.warranty')}
      </li>
      {!isBusiness && (
        <li className="flex gap-3">
          <Icon of={RotateCcw} className="mt-0.5" />
          {t('cart.summary.returns')}
        </li>
      )}
      <li className="flex gap-3">
        <Icon of={Phone} className="mt-0.5" />
        {t(contact, { phone, hours: hours[language] })}
      </li>
    </ul>
  )
}
