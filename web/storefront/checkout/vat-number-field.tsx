import { useState } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { checkVatNumber } from '#web/storefront/buying/order-calls.ts'

import { useCheckoutForm } from './checkout-form.ts'
import { FormField } from './form-field.tsx'

/** The VAT number of the invoice, checked when its field is left. */
export function VatNumberField() {
  const { t } = useTranslation()
  const { values, note } = useCheckoutForm()
  const { vat_number: text, billing_country: country } = values
  /** What was found to be valid, and in which country. */
  const [valid, setValid] = useState<string>()
  const asked = `${country} ${text}`

  const check = async () => {
    if (text.trim() === '') return
    const { data, message } = await checkVatNumber(text.trim(), country)
    if (data.is_valid) setValid(asked)
    else note('vat_number', text, message)
  }
  return (
    <FormField
      name="vat_number"
      label={t('checkout.field.vatNumber')}
      isOptional
      hint={t(valid === asked ? 'checkout.hint.vatValid' : 'checkout.hint.vatNumber')}
      autoComplete="on"
      autoCapitalize="characters"
      maxLength={20}
      // Without an answer the number is checked with the order.
      onLeave={() => void check().catch(() => undefined)}
    />
  )
}
