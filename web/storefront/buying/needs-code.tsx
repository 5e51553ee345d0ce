import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'

/** Where a browser without JavaScript can go no further: says so, and how to order all the same. */
export function NeedsCode() {
  const { t } = useTranslation()
  const { phone } = useSettings().shop
  return (
    <noscript>
      <p className="alert alert-warning mb-4">{t('cart.needsCode', { phone })}</p>
    </noscript>
  )
}
