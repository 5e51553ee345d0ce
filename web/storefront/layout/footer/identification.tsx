import { localText } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { useSettings } from '#web/pages/settings.ts'

/** Who sells here, as the law wants it on every page. */
export function Identification() {
  const { t, reading } = useTranslation()
  const shop = useSettings().shop
  const values = {
    year: String(useNow().getFullYear()),
    company: shop.legal_name,
    street: localText(shop, 'street', reading),
    place: `${shop.postal_code} ${localText(shop, 'city', reading)}`,
    register: localText(shop, 'company_register', reading),
    vat: shop.vat_number,
  }
  return (
    <span>{t(shop.is_fictitious ? 'footer.fictitious' : 'footer.identification', values)}</span>
  )
}
