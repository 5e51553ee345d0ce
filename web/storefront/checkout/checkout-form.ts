import { createContext, useContext, useEffect } from 'react'

import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { type Fields, useFields } from '#web/commerce/form/use-fields.ts'
import { readDraft, saveDraft } from '#web/storefront/buying/checkout-draft.ts'
import { type CheckoutValues, emptyCheckout } from '#web/storefront/buying/checkout-values.ts'

import { checkoutFollows, checkoutRules, isAsked } from './checkout-rules.ts'

export type CheckoutForm = Fields<CheckoutValues>

/** The fields of the checkout, kept for this tab once something was typed. */
export function useCheckoutFields(defaultMethod: PaymentMethod): CheckoutForm {
  const fields = useFields<CheckoutValues>({
    defaultValues: emptyCheckout(defaultMethod),
    rules: checkoutRules,
    follows: checkoutFollows,
    isAsked,
    asksAtOnce: true,
    onChange: saveDraft,
  })
  // The server renders the empty form; what this tab remembers comes after it.
  // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  useEffect(() => fields.fill(readDraft), [])
  return fields
}

const CheckoutFormContext = createContext<CheckoutForm | undefined>(undefined)
export const CheckoutFormProvider = CheckoutFormContext.Provider

/** The form that a field belongs to. */
export function useCheckoutForm(): CheckoutForm {
  const form = useContext(CheckoutFormContext)
  if (form === undefined) throw new Error('A checkout field stands outside its form')
  return form
}
