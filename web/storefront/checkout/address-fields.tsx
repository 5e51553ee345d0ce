import { useId } from 'react'

import {
  COUNTRIES,
  type Country,
  isPostalCode,
  normalisePostalCode,
} from '#contract/plain/countries.ts'
import { countryName } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import type { CountryField, TextField } from '#web/storefront/buying/checkout-values.ts'
import { SelectField } from '#web/ui/text-field.tsx'

import { useCheckoutForm } from './checkout-form.ts'
import { FormField } from './form-field.tsx'
import { useTown } from './use-town.ts'

interface AddressFieldsProps {
  /** The fields' names before `street`, `city` … */
  prefix: 'billing_' | 'shipping_address.'
  /** The section of the autocomplete tokens: `shipping street-address`. */
  section: 'billing' | 'shipping'
}

/** Country, street, postcode and city; what a postcode looks like follows the country. */
export function AddressFields({ prefix, section }: AddressFieldsProps) {
  const { t, language } = useTranslation()
  const { values, change, idOf } = useCheckoutForm()
  const countryField: CountryField = `${prefix}country`
  const country = values[countryField]
  const named = (part: 'street' | 'building_apartment' | 'postal_code' | 'city'): TextField =>
    `${prefix}${part}`
  const [postcode, city] = [values[named('postal_code')], values[named('city')]]
  const towns = useTown({ country, postcode, city }, language, (town) =>
    change({ [named('city')]: town }),
  )
  const townsId = useId()
  return (
    <>
      <SelectField
        className="is-wide"
        id={idOf(countryField)}
        name={countryField}
        label={t('checkout.field.country')}
        autoComplete={`${section} country`}
        value={country}
        onChange={(event) => change({ [countryField]: event.target.value as Country })}
      >
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </SelectField>
      <FormField
        className="is-two-thirds"
        name={named('street')}
        label={t('checkout.field.street')}
        autoComplete={`${section} address-line1`}
        maxLength={120}
      />
      <FormField
        className="is-third"
        name={named('building_apartment')}
        label={t('checkout.field.apartment')}
        isOptional
        autoComplete={`${section} address-line2`}
        maxLength={60}
      />
      <FormField
        className="is-third"
        name={named('postal_code')}
        label={t('checkout.field.postcode')}
        hint={t(`checkout.postcode.${country}`)}
        autoComplete={`${section} postal-code`}
        inputMode={country === 'NL' || country === 'LU' ? 'text' : 'numeric'}
        maxLength={12}
        onLeave={() => {
          const kept = normalisePostalCode(postcode, country)
          if (kept !== postcode && isPostalCode(postcode, country))
            change({ [named('postal_code')]: kept })
        }}
      />
      <FormField
        className="is-two-thirds"
        name={named('city')}
        label={t('checkout.field.city')}
        autoComplete={`${section} address-level2`}
        maxLength={80}
        {...(towns.length > 1 && { list: townsId })}
      />
      {towns.length > 1 && (
        <datalist id={townsId}>
          {towns.map((town) => (
            <option key={town}>{town}</option>
          ))}
        </datalist>
      )}
    </>
  )
}
