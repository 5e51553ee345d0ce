import type { Order } from '#web/commerce/orders/order.ts'
import { countryName } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** An address as on an envelope; what is missing leaves no empty line. */
export function AddressLines({ address }: { address: Order['shipping_address'] }) {
  const { language } = useTranslation()
  const { first_name, last_name, company_name, vat_number, street, postal_code, city } = address
  const lines = [
    `${first_name} ${last_name}`,
    company_name,
    vat_number,
    [street, address.building_apartment].filter(Boolean).join(', '),
    `${postal_code} ${city}, ${countryName(address.country, language)}`,
  ].filter((line) => line !== null && line !== '')
  return (
    <address className="text-muted not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
