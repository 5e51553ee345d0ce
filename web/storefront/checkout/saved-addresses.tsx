import { countryName } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import type { CheckoutValues } from '#web/storefront/buying/checkout-values.ts'
import { ChoiceCard } from '#web/ui/choice.tsx'

import { useCheckoutForm } from './checkout-form.ts'
import type { SavedAddress } from './saved-details.ts'

interface SavedAddressesProps {
  addresses: readonly SavedAddress[]
  /** The fields that an address fills. */
  fieldsOf: (address: SavedAddress) => Partial<CheckoutValues>
  /** Billing and shipping choose apart. */
  name: string
}

/** The customer's addresses as a choice: one press fills the fields below, which stay open for changes. */
export function SavedAddresses({ addresses, fieldsOf, name }: SavedAddressesProps) {
  const { t, language } = useTranslation()
  const { values, change } = useCheckoutForm()
  if (addresses.length === 0) return null
  const isChosen = (address: SavedAddress) =>
    Object.entries(fieldsOf(address)).every(
      ([field, value]) => values[field as keyof CheckoutValues] === value,
    )
  return (
    <fieldset className="mb-4">
      <legend className="label mb-2">{t('checkout.saved.title')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {addresses.map((address) => (
          <ChoiceCard
            key={address.id}
            name={name}
            label={`${address.first_name} ${address.last_name}`}
            checked={isChosen(address)}
            onChange={() => change(fieldsOf(address))}
          >
            <span className="text-muted block text-sm">{address.street}</span>
            <span className="text-muted block text-sm">
              {`${address.postal_code} ${address.city}, ${countryName(address.country, language)}`}
            </span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}
